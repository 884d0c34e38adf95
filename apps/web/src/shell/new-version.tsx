import { useIsOldRelease } from '../lib/release.ts'
import classes from './new-version.module.css'

/** Loads the page anew, and with it the server's release. */
export const reload = (): void => window.location.reload()

/** The server was updated while this page was open: what is on it may not fit any more. */
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
