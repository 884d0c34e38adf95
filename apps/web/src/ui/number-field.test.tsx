import type { NumberRules } from '@girassol/domain/shared'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { ActionButton } from './action-button.tsx'
import { MoneyInput } from './money-input.tsx'
import { NumberField } from './number-field.tsx'
import { NumberTextField } from './number-text-field.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const powerRules: NumberRules = { decimals: 3 }

let value: number | null = null
let submitted = 0
const store = (next: number | null) => {
  value = next
}

const useValue = () => {
  const [shown, setShown] = useState<number | null>(null)
  const change = (next: number | null) => {
    store(next)
    setShown(next)
  }
  return { shown, change }
}

const Power = () => {
  const [text, setText] = useState('')
  return <NumberTextField label="Campo" unitMark="kWp" rules={powerRules} text={text} onType={setText} />
}

const Money = () => {
  const { shown, change } = useValue()
  return <MoneyInput label="Campo" cents={shown} onChange={change} />
}

const Percent = () => {
  const { shown, change } = useValue()
  return <NumberField label="Campo" unit="%" decimals={2} value={shown} onChange={change} />
}

const Quantity = () => {
  const { shown, change } = useValue()
  return <QuantityStepper product="Painel" value={shown ?? 7} onCommit={change} />
}

const kinds = { power: Power, money: Money, percent: Percent, quantity: Quantity }

const leaveAfterTyping = async (kind: keyof typeof kinds, text: string) => {
  const Kind = kinds[kind]
  renderThemed(<Kind />)
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.tab()
  return field as HTMLInputElement
}

beforeEach(() => {
  value = null
  submitted = 0
})

describe('a number field', () => {
  test.each([
    ['money', '1.000', 'R$\u00A01.000,00', 100_000],
    ['money', '1.234,56', 'R$\u00A01.234,56', 123_456],
    ['money', 'R$ 1.234,56', 'R$\u00A01.234,56', 123_456],
    ['money', '1,234.56', 'R$\u00A01.234,56', 123_456],
    ['money', '5,5', 'R$\u00A05,50', 550],
    ['money', '5.5', 'R$\u00A05,50', 550],
    ['money', '5,5,', 'R$\u00A05,50', 550],
    ['money', '-5', 'R$\u00A05,00', 500],
    ['money', '0,05', 'R$\u00A00,05', 5],
    ['money', '1000000', 'R$\u00A01.000.000,00', 100_000_000],
    ['percent', '5,5', '5,5%', 5.5],
    ['percent', '5.5', '5,5%', 5.5],
    ['percent', '5,5%', '5,5%', 5.5],
    ['percent', '3,,5', '3,5%', 3.5],
    ['percent', '12', '12%', 12],
    ['percent', '0.25', '0,25%', 0.25],
    ['percent', '1.000', '1.000%', 1000],
    ['quantity', '1.000', '1000', 1000],
    ['quantity', '12', '12', 12],
    ['quantity', '12.000', '12000', 12_000],
    ['quantity', '5,0', '5', 5],
    ['quantity', '-3abc', '3', 3],
    ['power', '5,5', '5,5', null],
    ['power', '5.5', '5.5', null],
    ['power', '5,50 kWp', '5,50 kWp', null],
    ['power', '5,5,0', '5,50', null],
    ['power', '12.75', '12.75', null],
  ] as const)('USE-007 of %s takes %j as %j', async (...[kind, typed, shown, stored]) => {
    const field = await leaveAfterTyping(kind, typed)
    await waitFor(() => expect(field.value).toBe(shown))
    expect(value).toBe(stored)
    expect(document.body.textContent).not.toMatch(/pode ser|Informe|casas decimais/)
  })

  test.each([
    ['power', '1.000', '"1.000" pode ser 1 ou 1000. Escreva um dos dois.'],
    ['power', '5.500', '"5.500" pode ser 5,5 ou 5500. Escreva um dos dois.'],
    ['power', '5.5.5', 'Informe um número, como 5,5.'],
    ['power', '5x', 'Informe um número, como 5,5.'],
    ['power', '5,5055', 'Use no máximo 3 casas decimais.'],
    ['money', '1,000', '"1,000" pode ser 1 ou 1000. Escreva um dos dois.'],
    ['money', '10,250', '"10,250" pode ser 10,25 ou 10250. Escreva um dos dois.'],
    ['money', '1.234,567', 'Use no máximo 2 casas decimais.'],
    ['money', '1.00.000', 'Informe um número, como 5,5.'],
    ['percent', '12,500', '"12,500" pode ser 12,5 ou 12500. Escreva um dos dois.'],
    ['percent', '10 mil', 'Informe um número, como 5,5.'],
    ['quantity', '1,000', '"1,000" pode ser 1 ou 1000. Escreva um dos dois. Continua valendo 7.'],
    ['quantity', '5,5', 'Informe um número inteiro. Continua valendo 7.'],

    ['quantity', '1.2.3', 'Informe um número inteiro, como 10. Continua valendo 7.'],
  ] as const)('USE-007 of %s refuses %j: %j', async (kind, typed, sentence) => {
    const field = await leaveAfterTyping(kind, typed)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(field.value).toBe(typed)
    expect(value).toBeNull()
  })

  test.each(Object.keys(kinds))(
    'USE-007 of %s selects its content on focus, so that typing replaces it',
    async (kind) => {
      const field = await leaveAfterTyping(kind as keyof typeof kinds, '12')
      await userEvent.click(field)
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value)
      await userEvent.keyboard('3')
      expect(field.value).toBe('3')
    },
  )

  test('USE-007 a form with a number that cannot be read is not submitted', async () => {
    const Form = () => {
      const { shown, change } = useValue()
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submitted += 1
          }}
        >
          <MoneyInput label="Desconto" cents={shown} onChange={change} />
          <ActionButton label="Salvar" isSubmit />
        </form>
      )
    }
    renderThemed(<Form />)
    const field = screen.getByRole('textbox', { name: 'Desconto' })
    await userEvent.type(field, '1,000')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(submitted).toBe(0)
    expect(document.activeElement).toBe(field)
    expect(screen.getByText('"1,000" pode ser 1 ou 1000. Escreva um dos dois.')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '1000')
    await userEvent.keyboard('{Enter}')
    expect([submitted, value]).toEqual([1, 100_000])
  })
})
