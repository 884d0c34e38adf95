import { readSession } from '@girassol/contract/session'
import { linkToSite, listSites, readLinkedSite, unlinkFromSite } from '@girassol/contract/sites'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { aSiteList, aSiteRow } from '@girassol/test-data/sites'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useSiteAction } from './use-site-action.tsx'

const Order = () => {
  const { actions, dialog } = useSiteAction('ORDER', 10_388)
  return (
    <>
      {actions.map(({ id, label, onRun }) => (
        <button key={id} type="button" onClick={onRun}>
          {label}
        </button>
      ))}
      <p>Pedido</p>
      {dialog}
    </>
  )
}

const draw = () =>
  renderScreen(
    <SessionProvider>
      <Order />
    </SessionProvider>,
  )

const setUp = (site: { id: number; title: string; version: number } | null, role: Role = 'INTEGRATOR') =>
  fakeApi().on(readSession, aSession(role)).on(readLinkedSite, { site }).on(listSites, aSiteList(aSiteRow()))

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Obra' }))

test('SITE-007 an order without a site is linked to one by hand', async () => {
  const api = setUp(null).on(linkToSite, [])
  draw()
  await open()
  await userEvent.click(await screen.findByRole('textbox', { name: 'Ligar a uma obra' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Residência Duarte/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Ligar' }))
  await waitFor(() => expect(api.callsTo(linkToSite)).toHaveLength(1))
  const [call] = api.callsTo(linkToSite)
  expect([call?.params, call?.body]).toEqual([{ id: '7' }, { kind: 'ORDER', recordId: 10_388 }])
  expect(api.callsTo(readLinkedSite)[0]?.query).toEqual({ kind: 'ORDER', recordId: '10388' })
})

test('SITE-007 the site of an order is one click away, and the order leaves it', async () => {
  const api = setUp({ id: 7, title: 'Residência Duarte', version: 1 }).on(unlinkFromSite, [])
  draw()
  await open()
  const link = await screen.findByRole('link', { name: 'Residência Duarte' })
  expect(link.getAttribute('href')).toBe('/obras/7')
  await userEvent.click(screen.getByRole('button', { name: 'Desligar' }))
  await waitFor(() => expect(api.callsTo(unlinkFromSite)[0]?.query).toEqual({ kind: 'ORDER', recordId: '10388' }))
})

test('SITE-012 staff read the site of an order and do not change it; other roles have no entry', async () => {
  setUp({ id: 7, title: 'Residência Duarte', version: 1 }, 'COMMERCIAL')
  const first = draw()
  await open()
  await screen.findByRole('link', { name: 'Residência Duarte' })
  expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  first.unmount()
  setUp(null, 'FINANCIAL')
  draw()
  await screen.findByText('Pedido')
  expect(screen.queryByRole('button', { name: 'Obra' })).toBeNull()
})
