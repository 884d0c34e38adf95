import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../lib/render-screen.tsx'
import { EndsAgreementDialog } from './ends-agreement-dialog.tsx'

test('QUO-018 before an edit of the items, the question names the discount that is lost, and nothing is saved without a yes', async () => {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  renderScreen(<EndsAgreementDialog agreedDiscount={248} isRunning={false} onConfirm={onConfirm} onClose={onClose} />)
  expect(await screen.findByRole('dialog', { name: 'Encerrar o acordo da negociação?' })).toBeTruthy()
  expect(screen.getByText(/encerra o acordo de R\$\s248,00 de desconto\. O\s+desconto volta ao que era/)).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar acordo e salvar' }))
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
})
