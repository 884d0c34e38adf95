import {
  type CardAnalysisView,
  listCardAnalyses,
  listCardAnalysisLogs,
  sendCreditCardAnalysis,
} from '@girassol/contract/card-analysis'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CardAnalysisListScreen } from './card-analysis-list-screen.tsx'
import { aCheckedAnalysis, aFinishedAnalysis, toPage } from './test-analyses.ts'

beforeEach(() => {
  notifications.clean()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const opened = (row: CardAnalysisView = aCheckedAnalysis()) => {
  const api = fakeApi().on(listCardAnalyses, toPage([row]))
  renderScreen(<CardAnalysisListScreen />, '/analise')
  return { api, user: userEvent.setup() }
}
type User = ReturnType<typeof userEvent.setup>

const openLogs = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Ações da análise do pedido 10462' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logs da análise' }))
  return within(await screen.findByRole('dialog', { name: 'Logs de Análise' }))
}

describe('the logs', () => {
  test('CCA-006 CCA-008 the logs show who checked and who confirmed, with the kind as a badge', async () => {
    const { api, user } = opened()
    const line = { user: { name: 'Fernanda Lima' }, createdAt: '2026-11-21T12:20:00.000Z' }
    api.on(listCardAnalysisLogs, {
      data: [
        { ...line, description: 'Titular é o sócio', type: 'analysis' },
        { ...line, createdAt: '2026-11-21T12:12:00.000Z', description: 'Compatibilidade verificada', type: 'CONSULT' },
      ],
    })
    const dialog = await openLogs(user)
    expect(
      await dialog.findByRole('row', { name: 'Titular é o sócio Fernanda Lima 21/11/2026 às 9:20h ANÁLISE' }),
    ).toBeTruthy()
    dialog.getByRole('row', { name: 'Compatibilidade verificada Fernanda Lima 21/11/2026 às 9:12h CONSULTA' })
    const headers = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Descrição', 'Usuário', 'Criado em', 'Tipo'])
    expect(api.callsTo(listCardAnalysisLogs)[0]?.query).toEqual({ id: '1' })
  })

  test('CCA-009 an analysis without a log', async () => {
    const { api, user } = opened()
    api.on(listCardAnalysisLogs, { data: [] })
    expect(await (await openLogs(user)).findByText('Nenhum log encontrado')).toBeTruthy()
  })
})

const openOpinion = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Confirmar pagamento do pedido 10462' }))
  return within(await screen.findByRole('dialog', { name: 'Parecer da análise' }))
}
type Dialog = Awaited<ReturnType<typeof openOpinion>>
const opinionField = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'Parecer' })
const confirmButton = (dialog: Dialog) => dialog.getByRole('button', { name: /^Confirma/ })

describe('the opinion', () => {
  test('CCA-007 the opinion shows the payment, asks to explain an incompatible card, and says what confirming does', async () => {
    const { user } = opened(
      aCheckedAnalysis({
        match2: 0,
        cardNumber2: '400000******1186',
        payments: [
          { value: 4000, installments: 3 },
          { value: 3198, installments: 2 },
        ],
      }),
    )
    const dialog = await openOpinion(user)
    await waitFor(() => expect(document.activeElement).toBe(opinionField(dialog)))
    dialog.getByText(/^R\$\s7\.198,00$/)
    const cards = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(cards).toEqual(['1º cartão •••• 3097Compatível', '2º cartão •••• 1186CPF e cartão incompatíveis'])
    dialog.getByText('2º cartão: CPF e cartão incompatíveis. Diga no parecer por que o pagamento pode ser confirmado.')
    dialog.getByText("Ao confirmar, o pedido 10462 passa a 'Pagamento efetuado'. Não dá para desfazer.")
  })

  test('CCA-007 CCA-016 a capture that was reported without its card still shows its match', async () => {
    const { user } = opened(aCheckedAnalysis({ match: 2, cardNumber: null, payments: [] }))
    const dialog = await openOpinion(user)
    const cards = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(cards).toEqual(['1º cartão -Não foi possível determinar'])
    dialog.getByText(/^1º cartão: Não foi possível determinar\./)
  })

  test('CCA-007 compatible cards need no explanation', async () => {
    const { user } = opened()
    const dialog = await openOpinion(user)
    expect(dialog.queryByText(/Diga no parecer/)).toBeNull()
  })

  test('CCA-023 an opinion of blanks is refused with its sentence, by button and by keyboard', async () => {
    const { api, user } = opened()
    const dialog = await openOpinion(user)
    await user.type(opinionField(dialog), '  ')
    const button = confirmButton(dialog)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'O preenchimento do campo acima é obrigatório',
    )
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(button)
    expect(api.callsTo(sendCreditCardAnalysis)).toEqual([])
    expect(dialog.getAllByText('O preenchimento do campo acima é obrigatório').length).toBeGreaterThan(1)
  })

  test('CCA-034 confirmed by Ctrl+Enter, once for two presses; the row is read again', async () => {
    const { api, user } = opened()
    const answer = Promise.withResolvers<CardAnalysisView>()
    api.on(sendCreditCardAnalysis, () => answer.promise)
    const dialog = await openOpinion(user)
    await user.type(opinionField(dialog), 'Cartão do sócio')
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
    await user.click(confirmButton(dialog))
    api.on(listCardAnalyses, toPage([aFinishedAnalysis()]))
    answer.resolve(aFinishedAnalysis())
    expect(await screen.findByText('Pedido atualizado com sucesso')).toBeTruthy()
    expect(await screen.findByText('Consulta finalizada')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(sendCreditCardAnalysis).map(({ body }) => body)).toEqual([
      { invoicePaycreditId: 1, analysis: 'Cartão do sócio' },
    ])
    expect(api.callsTo(sendCreditCardAnalysis)[0]?.headers.get('idempotency-key')).toBeTruthy()
  })

  test('CCA-035 a failure is reported, the text stays, and the same try is sent with the same key', async () => {
    const { api, user } = opened()
    api.on(sendCreditCardAnalysis, refusing(500, 'Ocorreu um erro inesperado. Tente de novo.'))
    const dialog = await openOpinion(user)
    await user.type(opinionField(dialog), 'Cartão do sócio')
    await user.click(confirmButton(dialog))
    const sentence = 'Ocorreu um erro ao enviar a análise, por favor tente novamente mais tarde.'
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    expect((opinionField(dialog) as HTMLTextAreaElement).value).toBe('Cartão do sócio')
    await user.click(confirmButton(dialog))
    await waitFor(() => expect(api.callsTo(sendCreditCardAnalysis)).toHaveLength(2))
    const keys = api.callsTo(sendCreditCardAnalysis).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
  })

  test('CCA-012 a confirmation by another user is shown in the dialog, and the row is read again', async () => {
    const { api, user } = opened()
    api.on(sendCreditCardAnalysis, refusing(409, 'A análise deste pagamento já foi finalizada.'))
    const dialog = await openOpinion(user)
    await user.type(opinionField(dialog), 'Cartão do sócio')
    api.on(listCardAnalyses, toPage([aFinishedAnalysis()]))
    await user.click(confirmButton(dialog))
    expect(await dialog.findByText('A análise deste pagamento já foi finalizada.')).toBeTruthy()
    expect(await screen.findByText('Consulta finalizada')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
