import { useNavigate } from '@tanstack/react-router'

/** The wizard's step is in the URL: `?passo=3` is 'Resumo', where kits and items are changed. */
export const useGoToSummary = () => {
  const navigate = useNavigate()
  return () => {
    const search = (current: Record<string, unknown>) => ({ ...current, passo: '3' })
    void navigate({ to: '.', search: search as never })
  }
}
