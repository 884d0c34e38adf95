import { type CardAnalysisView, checkCreditCard, listCardAnalyses } from '@girassol/contract/card-analysis'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CardAnalysisListScreen } from './card-analysis-list-screen.tsx'
import { aCheckedAnalysis, aFinishedAnalysis, anAnalysis, toPage } from './test-analyses.ts'

/** The width of the screen, which selects the columns or the phone's cards. */
const showOn = (device: 'desk' | 'tablet' | 'phone') => {
  const still = window.matchMedia('')
  const isTrue = (media: string) => {
    if (media.includes('max-width')) return device === 'phone'
    return device === 'desk' || (device === 'tablet' && !media.includes('90em'))
  }
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: isTrue(media) }))
}

beforeEach(() => {
  notifications.clean()
  showOn('desk')
})

const opened = (rows: CardAnalysisView[] = [anAnalysis()], path = '/analise') => {
  const api = fakeApi().on(listCardAnalyses, toPage(rows))
  const view = renderScreen(<CardAnalysisListScreen />, path)
  return { api, user: userEvent.setup(), router: view.router }
}

const readCells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
const findRow = (order: number) => screen.findByRole('row', { name: new RegExp(`^${order} `) })
const openMenu = async (user: ReturnType<typeof userEvent.setup>, order: number) => {
  await user.click(await screen.findByRole('button', { name: `Ações da análise do pedido ${order}` }))
}

describe('the list', () => {
  test('CCA-001 CCA-003 CCA-004 C-99 title, columns, a row of two cards, and the end of the list', async () => {
    const two = aCheckedAnalysis({
      paymentMethod: 'CREDIT_CARD + CREDIT_CARD',
      match2: 0,
      cardNumber2: '400000******1186',
      payments: [
        { value: 4000, installments: 3 },
        { value: 3198, installments: 2 },
      ],
    })
    opened([two])
    expect(await screen.findByRole('heading', { level: 1, name: 'Análise de Cartões de Crédito' })).toBeTruthy()
    const cells = readCells(await findRow(10462))
    expect(cells.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
      '10462',
      '529.982.247-25',
      'Dalva Conceição Reis',
      'Dois cartões',
      'Consulta realizada',
      'Compatível',
      '•••• 3097',
      'CPF e cartão incompatíveis',
      '•••• 1186',
      'Consulta realizada',
      'R$ 4.000,00 em 3×R$ 3.198,00 em 2×Confirmar pagamento',
      '',
    ])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Pedido',
      'Documento',
      'Cliente',
      'Pagamento',
      'Status',
      'Compatibilidade',
      'Cartão',
      '2ª compatibilidade',
      '2º cartão',
      'Consulta',
      'Pagamentos',
      'Ações',
    ])
    expect(screen.getByText('Sem itens para carregar')).toBeTruthy()
    expect(screen.getByRole('link', { name: '10462' }).getAttribute('href')).toBe('/pedidos/10462')
  })

  test('CCA-003 under 1440 px the second card and the check are shown under the first of their pair', async () => {
    showOn('tablet')
    opened([
      anAnalysis({
        payments: [
          { value: 1, installments: 1 },
          { value: 2, installments: 1 },
        ],
      }),
    ])
    const headers = (await findRow(10462)) && screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Pedido', 'Cliente', 'Pagamento', 'Status', 'Compatibilidade', 'Pagamentos', 'Ações'])
    const cells = readCells(await findRow(10462))
    expect(cells[1]).toBe('Dalva Conceição Reis529.982.247-25')
    expect(cells[3]).toBe('Aguardando análiseConsulta não realizada')
    expect(cells[4]).toBe('-•••• 3097-')
  })

  test.each([
    ['CCA-014', 0, 'CPF e cartão incompatíveis', 'bad'],
    ['CCA-015', 1, 'Compatível', 'ok'],
    ['CCA-016', 2, 'Não foi possível determinar', 'warn'],
    ['CCA-017', 3, 'CPF de pessoa falecida', 'bad'],
    ['CCA-018', 4, 'CPF de menor de idade', 'bad'],
    ['CCA-019', 5, 'CPF inativo no cadastro positivo', 'bad'],
    ['CCA-020', 99, 'Sem consulta, pessoa jurídica', 'dim'],
  ] as const)('%s match %i is shown as glyph and text: %s', async (...row) => {
    const [, match, text, tone] = row
    opened([aCheckedAnalysis({ match })])
    const shown = (await screen.findByText(text)).parentElement
    expect([shown?.dataset.tone, shown?.querySelector('svg') !== null]).toEqual([tone, true])
  })

  test('CCA-021 any other match is a dash', async () => {
    opened([aCheckedAnalysis({ match: 7 })])
    expect(readCells(await findRow(10462))[5]).toBe('-')
  })

  test('CCA-007 CCA-013 CCA-022 status, check and payment of each of the three statuses', async () => {
    opened([
      anAnalysis(),
      aCheckedAnalysis({ id: 2, invoice: { id: 10467 } }),
      aFinishedAnalysis({ id: 3, invoice: { id: 10450 } }),
      anAnalysis({ id: 4, invoice: { id: 10449 }, consult: false }),
    ])
    const shown = async (order: number) => {
      const cells = readCells(await findRow(order))
      return [cells[4], cells[9], cells[10]?.replace(/^.*×/, '')]
    }
    expect(await shown(10462)).toEqual([
      'Aguardando análise',
      'Consulta não realizada',
      'Verifique a compatibilidade antes',
    ])
    expect(await shown(10467)).toEqual(['Consulta realizada', 'Consulta realizada', 'Confirmar pagamento'])
    expect(await shown(10450)).toEqual([
      'Consulta finalizada',
      'Consulta realizada',
      'Confirmado em 18/11/2025 às 10:22',
    ])
    expect((await shown(10449))[1]).toBe('Consulta não realizada')
    expect(screen.getAllByRole('button', { name: /^Confirmar pagamento/ })).toHaveLength(1)
  })

  test('CCA-022 beside a pill with the same words the state of the check is not repeated', async () => {
    showOn('tablet')
    opened([aCheckedAnalysis()])
    expect(readCells(await findRow(10462))[3]).toBe('Consulta realizada')
  })

  test('CCA-004 an empty list, and one that nothing was found in', async () => {
    const { user } = opened([], '/analise?q=10999')
    expect(await screen.findByText('Sem itens para carregar')).toBeTruthy()
    const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
    await user.click(clear ?? document.body)
    expect(await screen.findByText('Os pagamentos com cartão aparecem aqui assim que são capturados.')).toBeTruthy()
  })

  test('CCA-004 the next page is loaded when the end is near', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      anAnalysis({ id: 30 - index, invoice: { id: 10500 - index } }),
    )
    const api = fakeApi().on(listCardAnalyses, ({ query }) =>
      toPage(query.skip === '2' ? rows.slice(15) : rows.slice(0, 15), 30),
    )
    renderScreen(<CardAnalysisListScreen />, '/analise')
    await screen.findByText('Mostrando 30 de 30')
    expect(api.callsTo(listCardAnalyses).map(({ query }) => query.skip)).toEqual(['1', '2'])
  })

  test('CCA-031 a failure to load is said in its words, and can be tried again', async () => {
    let isDown = true
    fakeApi().on(listCardAnalyses, () => (isDown ? refusing(400, 'Não deu') : toPage([anAnalysis()])))
    renderScreen(<CardAnalysisListScreen />, '/analise')
    const sentence = 'Houve um erro ao carregar as informações, por favor tente novamente mais tarde.'
    // The toast, and the area of the table.
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    isDown = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await findRow(10462)).toBeTruthy()
  })

  test('CCA-007 the phone shows a card with both matches as lines and a wide button', async () => {
    showOn('phone')
    const { user } = opened([
      aCheckedAnalysis({
        match2: 3,
        cardNumber2: '400000******1186',
        payments: [
          { value: 1, installments: 1 },
          { value: 2, installments: 1 },
        ],
      }),
    ])
    const card = within(await screen.findByRole('article'))
    for (const text of ['Compatível', '•••• 3097', 'CPF de pessoa falecida', '•••• 1186']) card.getByText(text)
    expect(card.queryByText(/R\$/)).toBeNull()
    await user.click(card.getByRole('button', { name: 'Confirmar pagamento do pedido 10462' }))
    expect(await screen.findByRole('dialog', { name: 'Parecer da análise' })).toBeTruthy()
  })
})

describe('search and filters', () => {
  test('CCA-002 CCA-024 CCA-027 the filter offers three statuses, is sent, is in the URL and is cleared', async () => {
    const { api, user, router } = opened()
    await user.click(await screen.findByRole('button', { name: 'Filtros' }))
    await user.click(screen.getByLabelText('Status', { selector: 'input' }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Aguardando análise',
      'Consulta realizada',
      'Consulta finalizada',
    ])
    await user.click(screen.getByRole('option', { name: 'Aguardando análise' }))
    await user.click(screen.getByRole('option', { name: 'Consulta realizada' }))
    await waitFor(() =>
      expect(api.callsTo(listCardAnalyses).at(-1)?.query.status).toBe('AWAITING_ANALYSIS,ANALYSIS_DONE'),
    )
    expect(router.state.location.searchStr).toBe('?status=AWAITING_ANALYSIS&status=ANALYSIS_DONE')
    expect(screen.getByText('Aguardando análise, Consulta realizada')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe(''))
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
  })

  test('CCA-002 CCA-025 the search waits for half a second of quiet, and sends one term', async () => {
    const { api } = opened()
    await findRow(10462)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
      await user.type(screen.getByRole('searchbox', { name: 'Buscar análises' }), 'dalva')
      await vi.advanceTimersByTimeAsync(450)
      expect(api.callsTo(listCardAnalyses).filter(({ query }) => query.term !== undefined)).toEqual([])
      await vi.advanceTimersByTimeAsync(100)
      await vi.waitFor(() =>
        expect(api.callsTo(listCardAnalyses).flatMap(({ query }) => query.term ?? [])).toEqual(['dalva']),
      )
    } finally {
      vi.useRealTimers()
    }
  })

  test('CCA-002 a status of a hand-written address that does not exist is not sent', async () => {
    const { api } = opened([anAnalysis()], '/analise?status=NONSENSE&status=FINISHED_ANALYSIS')
    await findRow(10462)
    expect(api.callsTo(listCardAnalyses)[0]?.query.status).toBe('FINISHED_ANALYSIS')
  })
})

describe('the check of a card', () => {
  test('CCA-005 CCA-022 CCA-032 the row says that it is being checked, then shows the match in place', async () => {
    const { api, user } = opened()
    const answer = Promise.withResolvers<CardAnalysisView>()
    api.on(checkCreditCard, () => answer.promise)
    await openMenu(user, 10462)
    await user.click(await screen.findByRole('menuitem', { name: /^Verificar compatibilidade/ }))
    await waitFor(async () => expect(readCells(await findRow(10462))[9]).toBe('Verificando…'))
    answer.resolve(aCheckedAnalysis())
    expect(await screen.findByText('Compatibilidade verificada com sucesso!')).toBeTruthy()
    const cells = readCells(await findRow(10462))
    expect([cells[4], cells[5], cells[9]]).toEqual(['Consulta realizada', 'Compatível', 'Consulta realizada'])
    expect(api.callsTo(checkCreditCard).map(({ params }) => params.id)).toEqual(['1'])
  })

  test('CCA-005 after the check the menu says why it is not offered again', async () => {
    const { api, user } = opened([aCheckedAnalysis()])
    await openMenu(user, 10462)
    const item = await screen.findByRole('menuitem', { name: /^Verificar compatibilidade/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('A compatibilidade deste cartão já foi verificada.')
    await user.click(item)
    expect(api.callsTo(checkCreditCard)).toEqual([])
  })

  test.each([
    ['O cadastro não respondeu.', 'O cadastro não respondeu.'],
    ['', 'Houve um erro ao verificar compatibilidade, por favor tente novamente mais tarde'],
  ])('CCA-033 a failure with the message "%s" is shown as "%s", and the row says when', async (message, expected) => {
    const { api, user } = opened()
    api.on(checkCreditCard, refusing(503, message))
    await openMenu(user, 10462)
    api.on(listCardAnalyses, toPage([anAnalysis({ checkFailedAt: '2026-11-22T12:42:00.000Z' })]))
    await user.click(await screen.findByRole('menuitem', { name: /^Verificar compatibilidade/ }))
    expect(await screen.findByText(expected)).toBeTruthy()
    await waitFor(async () =>
      expect(readCells(await findRow(10462))[9]).toBe('Consulta não realizadaFalhou às 09:42. Tente de novo.'),
    )
  })
})
