import { useEffect } from 'react'
import { fetchRelease, isMissingPart } from '../lib/release.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { reload } from './new-version.tsx'

/** The file of a screen or dialog was removed or failed to load: rendering the same page again would not load it. */
const MissingPart = () => {
  useEffect(() => void fetchRelease(), [])
  return (
    <EmptyState
      title="Esta parte não carregou."
      text="O Girassol pode ter sido atualizado ou a conexão falhou. Atualize a página para continuar."
      action={<ActionButton label="Atualizar" variant="next" onRun={reload} />}
    />
  )
}

export type FailureScreenProps = { readonly error: unknown; readonly onRetry: () => void }

/** Replaces a screen that crashed, with the code for the support team. */
export const FailureScreen = ({ error, onRetry }: FailureScreenProps) => (
  <>
    <PageHeader title="Não deu para mostrar esta tela" />
    {isMissingPart(error) ? <MissingPart /> : <ErrorState error={error} onRetry={onRetry} />}
  </>
)
