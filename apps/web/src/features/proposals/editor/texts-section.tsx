import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import classes from './editor.module.css'
import type { SectionProps } from './fields.tsx'
import type { ProposalValues } from './proposal-form.ts'

const TextsDialog = lazyDialog(async () => (await import('./texts-dialog.tsx')).TextsDialog)

/** Which texts are the proposal's own, and whether the supplier is named. */
const describeTexts = ({ warranty, payment, introduction, nextSteps, showSupplier }: ProposalValues['texts']) => {
  const own = [introduction, warranty, payment, nextSteps].filter((text) => text !== null && text !== '').length
  const texts = own === 0 ? 'Garantia e pagamento vêm da sua marca.' : `${own} de 4 textos escritos para esta proposta.`
  return `${texts} ${showSupplier ? 'Fornecedor visível.' : 'Fornecedor oculto.'}`
}

/** The texts of a proposal, which a dialog changes. */
export const TextsSection = ({ form }: SectionProps) => {
  const [isOpen, setOpen] = useState(false)
  const { texts } = form.values
  return (
    <Card>
      <div className={classes.texts}>
        <div>
          <h2>Textos da proposta</h2>
          <p>{describeTexts(texts)}</p>
        </div>
        <ActionButton label="Alterar" name="Alterar textos da proposta" onRun={() => setOpen(true)} />
      </div>
      {isOpen && (
        <TextsDialog
          texts={texts}
          onSave={(changed) => {
            form.change({ texts: changed })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
