import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export type FailureScreenProps = { readonly error: unknown; readonly onRetry: () => void }

/** What stands in place of a screen that broke, with the code to tell support. */
export const FailureScreen = ({ error, onRetry }: FailureScreenProps) => (
  <>
    <PageHeader title="Não deu para mostrar esta tela" />
    <ErrorState error={error} onRetry={onRetry} />
  </>
)
