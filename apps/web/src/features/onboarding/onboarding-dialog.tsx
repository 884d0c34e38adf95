import { readSession } from '@girassol/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshEndpoints } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import classes from './onboarding-dialog.module.css'
import { PartnerFields } from './partner-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { useOnboardingForm } from './use-onboarding-form.ts'

const LogoutDialog = lazyDialog(async () => (await import('../session/index.ts')).LogoutDialog)

/** It closes only after it was answered (ONB-001). */
const stay = () => undefined

/** 'Preencha os dados': the company data that an integrator must fill in before anything else (ONB-001…ONB-012). */
export const OnboardingDialog = () => {
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  // When a colleague filled it in meanwhile, the session read again says so.
  const { form, submit, isSaving } = useOnboardingForm(() => void refreshEndpoints(client, [readSession]))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog isOpen isStatic width="table" title="Preencha os dados" onClose={stay}>
      <form noValidate onSubmit={onSubmit} className={classes.form}>
        <p className={classes.note}>
          Antes de começar, conte um pouco sobre a sua empresa. Leva dois minutos e só é preciso uma vez.
        </p>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <PartnerFields form={form} />
        <QuestionFields form={form} />
        <footer className={classes.footer}>
          <ActionButton label="Sair" variant="text" size="md" onRun={() => setLeaving(true)} />
          <ActionButton
            label="Finalizar"
            runningLabel="Salvando…"
            variant="next"
            size="md"
            isSubmit
            isRunning={isSaving}
          />
        </footer>
      </form>
      {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </Dialog>
  )
}
