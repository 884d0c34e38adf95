import { fallbackMessage } from '../../lib/api-error.ts'
import { tooManySentence } from '../../lib/public-call.ts'
import classes from './developers.module.css'
import { DevelopersPage } from './developers-page.tsx'
import { useDescription } from './use-description.ts'

/** The documentation of the public API, without a session and without data (API-011). */
export const DevelopersScreen = () => {
  const { loaded, retry } = useDescription()
  if (loaded.state === 'found') return <DevelopersPage description={loaded.description} />
  if (loaded.state === 'loading') {
    return (
      <main className={classes.closed} aria-busy="true">
        <h1>Abrindo a documentação…</h1>
      </main>
    )
  }
  return (
    <main className={classes.closed}>
      <h1>{loaded.state === 'tooMany' ? tooManySentence : fallbackMessage}</h1>
      <button type="button" onClick={retry}>
        Tentar de novo
      </button>
    </main>
  )
}
