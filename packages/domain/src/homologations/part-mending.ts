import type { MissingPartName } from '../homologation-pack/index.ts'

/** The note of a user who requests a notice that the pack does not need (C-178). */
export const nothingLackingSentence = 'O cadastro deste produto está completo para a homologação.'

type Mending = {
  /** The field of an edit, or null where no field of the homologation mends it. */
  readonly field: string | null
  /** Why the utility needs it, one sentence. */
  readonly reason: string
  /** Who can mend it: the integrator, or the house, which owns the catalogue. */
  readonly mendedBy: 'INTEGRATOR' | 'HOUSE'
}

const own = (field: string, reason: string): Mending => ({ field, reason, mendedBy: 'INTEGRATOR' })
const ofTheHouse = (reason: string): Mending => ({ field: null, reason, mendedBy: 'HOUSE' })

/** Where each of the twelve data of the pack is mended, and why it matters (HOM-005, C-178). */
export const partMending = {
  ADDRESS: own('address', 'A distribuidora localiza a unidade pelo endereço e pela cidade.'),
  SUPPLY: own('supply', 'A ligação diz quantas fases e que tensão o gerador encontra.'),
  BREAKER: own('breakerA', 'O disjuntor limita a potência que a unidade pode injetar.'),
  UTILITY: own('utilityId', 'O formulário e os prazos são os da distribuidora.'),
  CONSUMER_UNIT: own('consumerUnit', 'O pedido de conexão é feito para uma unidade consumidora.'),
  HOLDER_DOCUMENT: own('holder.document', 'O titular da conta precisa ser o mesmo do pedido.'),
  TECHNICIAN: own('technician.name', 'Um profissional com CREA ou CFT responde pelo projeto.'),
  RESPONSIBILITY: own('technician.responsibility', 'A ART ou TRT registra quem responde pelo projeto.'),
  KIT: {
    field: null,
    reason: 'O diagrama e o memorial são feitos do dimensionamento do kit.',
    mendedBy: 'INTEGRATOR',
  },
  INMETRO: ofTheHouse('Sem registro válido do inversor a distribuidora devolve o pedido.'),
  MODULE_DATASHEET: ofTheHouse('A ficha técnica comprova os dados do módulo.'),
  INVERTER_DATASHEET: ofTheHouse('A ficha técnica comprova os dados do inversor.'),
} as const satisfies Record<MissingPartName, Mending>
