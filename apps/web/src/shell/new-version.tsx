import { useIsOldRelease } from '../lib/release.ts'
import classes from './new-version.module.css'

/** Reloads the page, which loads the server's release. */
export const reload = (): void => window.location.reload()

/** The server was updated while this page was open, so the page may not match the server any more. */
export const NewVersion = () => {
  if (!useIsOldRelease()) return null
  return (
    <p className={classes.strip} role="status">
      Nova versão disponível.
      <button type="button" onClick={reload}>
        Atualizar
      </button>
    </p>
  )
}
