import { listSecurityEvents, listUsers, type SecurityEvent, showUser } from '@girassol/contract/administration'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { SecurityScreen } from './security-screen.tsx'

beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const event: SecurityEvent = {
  id: 1,
  madeAt: '2026-11-23T12:00:00.000Z',
  kind: 'roles-changed',
  user: { id: 1, name: 'Ana Diretora' },
  subject: { id: 12, name: 'Carlos Lima' },
  onBehalfOf: null,
  call: 'PUT /admin/users/12',
  network: 'q7x2mB1k9ZpLw3Rt',
  requestId: '1a2b3c4d',
}
const page = (...data: SecurityEvent[]) => ({ data, total: data.length, totalIsExact: true })
const show = (address = '/administracao/seguranca') => renderScreen(<SecurityScreen />, address)

describe('the security events', () => {
  test('SEC-009 a row says when, what, who, whose access, the call, the network and the code of the request', async () => {
    fakeApi().on(listSecurityEvents, page(event))
    show()
    const row = await screen.findByRole('row', { name: /Papéis alterados de Carlos Lima/ })
    for (const text of ['Ana Diretora', 'PUT /admin/users/12', 'q7x2mB1k9ZpLw3Rt', '1a2b3c4d']) {
      expect(within(row).getByText(text)).toBeTruthy()
    }
    expect(row.textContent).toMatch(/23\/11\/2026.*09:00|09:00/)
  })

  test('SEC-009 a row shows an unknown user as Desconhecido, and the integrator for whom staff acted', async () => {
    fakeApi().on(
      listSecurityEvents,
      page(
        { ...event, id: 2, kind: 'sign-in-failed', user: null, subject: null },
        { ...event, id: 3, kind: 'exported', subject: null, onBehalfOf: { id: 4, name: 'Sol do Cerrado' } },
      ),
    )
    show()
    expect(await screen.findByRole('row', { name: /Senha ou código errado Desconhecido/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Exportação Ana Diretora, em nome de Sol do Cerrado/ })).toBeTruthy()
  })

  test('SEC-009 the address holds kind, user and period, and the filters can be removed', async () => {
    const api = fakeApi()
      .on(listSecurityEvents, page())
      .on(listUsers, { data: [], total: 0, totalIsExact: true })
      .on(showUser, { id: 12, name: 'Carlos Lima' } as never)
    show('/administracao/seguranca?evento=sign-in-failed&pessoa=12&de=2026-11-01&ate=2026-11-21')
    expect(await screen.findByText('Nenhum evento encontrado')).toBeTruthy()
    expect(api.callsTo(listSecurityEvents).at(-1)?.query).toMatchObject({
      kind: 'sign-in-failed',
      userId: '12',
      from: '2026-11-01',
      to: '2026-11-21',
    })
    expect(await screen.findByText('Carlos Lima')).toBeTruthy()
    const clear = screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1)
    await userEvent.setup().click(clear as HTMLElement)
    expect(await screen.findByText('Nenhum evento ainda')).toBeTruthy()
    expect(api.callsTo(listSecurityEvents).at(-1)?.query).not.toHaveProperty('kind')
  })

  test('SEC-009 a day that does not exist is shown as it is, and left out of the query', async () => {
    const api = fakeApi().on(listSecurityEvents, page())
    show('/administracao/seguranca?de=2026-13-01')
    expect(await screen.findByText('2026-13-01')).toBeTruthy()
    expect(api.callsTo(listSecurityEvents)[0]?.query).not.toHaveProperty('from')
  })
})
