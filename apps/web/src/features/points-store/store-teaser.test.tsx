import { listPointsProducts } from '@girassol/contract/points-store'
import { aPointsProduct } from '@girassol/test-data/points-products'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { StoreTeaser } from './store-teaser.tsx'
import { openStore, servingStore } from './test-points-store.tsx'

const four = [1, 2, 3, 4].map((number) =>
  aPointsProduct({ B1_COD: `4001000${number}`, B1_DESC: `TRENA LASER ${number}0M`, URL_ID: `trena-${number}` }),
)

describe('the teaser of the points store', () => {
  test('PTS-001 PTS-002 PTS-076 shows four products as cards, requested as the first page, and a link to the store', async () => {
    const api = servingStore(four)
    openStore(<StoreTeaser />, '/pontos')
    const list = within(await screen.findByRole('list', { name: 'Produtos da loja de pontos' }))
    expect(list.getAllByRole('listitem')).toHaveLength(4)
    expect(api.callsTo(listPointsProducts)[0]?.query).toEqual({ term: '', skip: '1', take: '4' })
    expect(screen.getByRole('link', { name: 'Ver loja' }).getAttribute('href')).toBe('/pontos/loja')
    fireEvent.click(list.getByRole('button', { name: 'Trena laser 20m' }))
    expect(await screen.findByRole('dialog', { name: 'Trena laser 20m' })).toBeTruthy()
  })

  test('PTS-103 shows nothing when it cannot be loaded', async () => {
    const api = servingStore([]).on(listPointsProducts, refusing(403, 'Fechado.'))
    openStore(<StoreTeaser />, '/pontos')
    await waitFor(() => expect(api.callsTo(listPointsProducts)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Loja de pontos' })).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
