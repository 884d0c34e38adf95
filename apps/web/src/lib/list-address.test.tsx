import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findListAddress, useRememberedList } from './list-address.ts'
import { renderScreen } from './render-screen.tsx'

const List = () => {
  useRememberedList('/pedidos')
  return <p>Lista</p>
}

test('USE-015 the way back to a list has the filters that it was shown with last', async () => {
  expect(findListAddress('/pedidos')).toBe('/pedidos')
  const { router } = renderScreen(<List />, '/pedidos?fila=late&q=Luisa')
  await screen.findByText('Lista')
  expect(findListAddress('/pedidos')).toBe('/pedidos?fila=late&q=Luisa')
  await router.navigate({ to: '/pedidos/10482' as never })
  expect(findListAddress('/pedidos')).toBe('/pedidos?fila=late&q=Luisa')
})
