import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx'

const Form = ({ kind, initial = '' }: { readonly kind: MaskedInputProps['kind']; readonly initial?: string }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MaskedInput kind={kind} label="Campo" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Limpar
      </button>
    </>
  )
}

const field = () => screen.getByLabelText('Campo') as HTMLInputElement

describe('masked fields', () => {
  it.each([
    ['cep', '74000123', '74000-123', '74000123'],
    ['cpf', '12345678909', '123.456.789-09', '12345678909'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['phone', '62999991234', '(62) 99999-1234', '62999991234'],
    ['phone', '6232321234', '(62) 3232-1234', '6232321234'],
  ] as const)('CON-009 %s: %s is shown as %s and handed over bare', async (...[kind, typed, shown, bare]) => {
    renderThemed(<Form kind={kind} />)
    await userEvent.type(field(), typed)
    expect(field().value).toBe(shown)
    expect(screen.getByRole('status').textContent).toBe(bare)
  })

  it.each([
    ['uptime', '1206', '12 Anos e 06 Meses', '12 Anos e 06 Meses'],
    ['number', '1234-5678x9012345678', '123456789012345', '123456789012345'],
  ] as const)('CON-010 %s: %s is shown as %s and handed over as %s', async (...[kind, typed, shown, handedOver]) => {
    renderThemed(<Form kind={kind} />)
    await userEvent.type(field(), typed)
    expect(field().value).toBe(shown)
    expect(screen.getByRole('status').textContent).toBe(handedOver)
  })

  it.each([
    ['cnpj', '12 345 678 0001 95', '12.345.678/0001-95'],
    ['phone', '62 99999-1234', '(62) 99999-1234'],
    ['phone', '62 3232 1234', '(62) 3232-1234'],
    ['phone', '062999991234', '(062) 99999-1234'],
  ] as const)('CON-009 %s: a paste of %s is shown as %s', async (...[kind, pasted, shown]) => {
    renderThemed(<Form kind={kind} />)
    await userEvent.click(field())
    await userEvent.paste(pasted)
    expect(field().value).toBe(shown)
  })

  it.each([
    ['6232321234', 7, '9', '(62) 3932-1234'],
    ['62999991234', 7, '8', '(62) 98999-1234'],
    ['062999991234', 8, '8', '(062) 98999-1234'],
  ])('CUS-052 CON-009 a digit corrected in the middle of the phone %s loses no other', async (...row) => {
    const [initial, at, digit, shown] = row
    renderThemed(<Form kind="phone" initial={initial} />)
    await userEvent.type(field(), digit, { initialSelectionStart: at - 1, initialSelectionEnd: at })
    expect(field().value).toBe(shown)
  })

  it.each([
    ['6232321234', '62999991234', '(62) 99999-1234'],
    ['62999991234', '6232321234', '(62) 3232-1234'],
    ['6232321234', '06232321234', '(062) 3232-1234'],
    ['6232321234', '(062) 99999-1234', '(062) 99999-1234'],
  ])('CUS-052 CON-009 the phone %s is replaced whole by a paste of %s', async (...row) => {
    const [initial, pasted, shown] = row
    renderThemed(<Form kind="phone" initial={initial} />)
    await userEvent.tripleClick(field())
    await userEvent.paste(pasted)
    expect(field().value).toBe(shown)
  })

  it('shows an initial value with its mask', () => {
    renderThemed(<Form kind="cep" initial="74000123" />)
    expect(field().value).toBe('74000-123')
  })

  it('follows a value that is cleared from outside', async () => {
    renderThemed(<Form kind="cep" />)
    await userEvent.type(field(), '74000123')
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(field().value).toBe('')
  })
})
