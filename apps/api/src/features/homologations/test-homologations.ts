import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/homologations'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { listUtilities, type UtilityView } from '@girassol/contract/utilities'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { ApplicationOptions, Caller } from '../../test-application.ts'
import { change, emptied, kitOptions, openShop, products } from '../cart/test-shop.ts'

export type EditBody = RequestFor<typeof contract.editHomologation>['body']
export type MoveBody = RequestFor<typeof contract.moveHomologation>['body']

const answered = <Body>({ statusCode, body }: { statusCode: number; body: string }): Body => {
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body) as Body
}

/** Of this person there is nothing else in the demonstration. */
export const renata = {
  name: 'Renata Figueiredo Lopes',
  document: '529.982.247-25',
  email: 'renata@pessoa.example',
  phone: '19999990000',
}

export type HomologationDesk = Awaited<ReturnType<typeof openHomologationDesk>>

/** A shop with calls that make homologations of the first seller. */
export const openHomologationDesk = async (kind: DatabaseKind, options: Omit<ApplicationOptions, 'kind'> = {}) => {
  const shop = await openShop(kind, options)
  const email = 'integrator@girassol.demo'
  const integrator = await shop.as(email)
  const utilities: UtilityView[] = answered(await integrator(listUtilities))
  const utilityId = utilities.find(({ name }) => name === 'CPFL Paulista')?.id ?? 0
  let units = 0

  /** A cart with the sized kit, ready to be finished. */
  const kitCart = async (): Promise<number> => {
    const { id } = await emptied(integrator)
    await shop.putKit(email, { kit: await shop.sizeKit(kitOptions, 'SP'), options: kitOptions })
    await change(integrator, id, { customerId: await shop.customerIn('SP'), addressType: 'same', paymentMethod: 'PIX' })
    return id
  }
  const finished = async (id: number, endpoint: typeof cart.finishAsBudget | typeof cart.finishAsOrder) => {
    answered(await integrator(endpoint, { params: { id } }))
    return id
  }
  const kitBudget = async () => finished(await kitCart(), cart.finishAsBudget)
  const kitOrder = async () => finished(await kitCart(), cart.finishAsOrder)
  /** As one that was made before budgets needed a generator. */
  const budgetWithoutKit = async () => {
    const id = await kitBudget()
    await shop.db
      .deleteFrom('order_item')
      .where('order_id', '=', id)
      .where('product_code', '=', products.inverter)
      .execute()
    return id
  }

  const tryToCreate = (id: number, kindOf: 'ORDER' | 'BUDGET' = 'BUDGET', call: Caller = integrator) =>
    call(contract.createHomologation, { body: { source: { kind: kindOf, id } } })
  const create = async (id?: number): Promise<contract.HomologationView> =>
    answered(await tryToCreate(id ?? (await kitBudget())))
  const read = async (id: number, call: Caller = integrator): Promise<contract.HomologationView> =>
    answered(await call(contract.readHomologation, { params: { id } }))
  const tryToEdit = (id: number, body: EditBody, call: Caller = integrator) =>
    call(contract.editHomologation, { params: { id }, body })
  const edit = async (
    { id, version }: Pick<contract.HomologationView, 'id' | 'version'>,
    sections: Omit<EditBody, 'version'>,
  ): Promise<contract.HomologationView> => answered(await tryToEdit(id, { ...sections, version }))
  const tryToMove = (id: number, body: MoveBody, call: Caller = integrator) =>
    call(contract.moveHomologation, { params: { id }, body })
  const move = async (
    { id, version }: Pick<contract.HomologationView, 'id' | 'version'>,
    body: Omit<MoveBody, 'version'>,
  ): Promise<contract.HomologationView> => answered(await tryToMove(id, { ...body, version }))

  /** Every field that a pack needs, with a consumer unit of its own. */
  const sections = (): Omit<EditBody, 'version'> => {
    units += 1
    return {
      address: {
        street: 'Rua das Acácias',
        number: '318',
        complement: null,
        district: 'Centro',
        cityCode: '3509502',
        postalCode: '13010-000',
      },
      supply: 'BI_127_220',
      breakerA: 40,
      utilityId,
      consumerUnit: `4.001.882.${String(units).padStart(3, '0')}`,
      holder: renata,
      consumptionClass: 'RESIDENTIAL',
      technician: { name: 'Paulo Siqueira Reis', register: 'CREA-SP 5061873', responsibility: 'SP-2620261184' },
    }
  }
  /** With everything that a pack needs. */
  const complete = async (id?: number) => edit(await create(id), sections())
  const submitted = async (id?: number, date = '2026-11-23') =>
    move(await complete(id), { status: 'SUBMITTED', protocol: '2026/118842', date })

  return {
    ...shop,
    shop,
    integrator,
    utilityId,
    kitBudget,
    kitOrder,
    budgetWithoutKit,
    tryToCreate,
    create,
    read,
    tryToEdit,
    edit,
    tryToMove,
    move,
    sections,
    complete,
    submitted,
  }
}
