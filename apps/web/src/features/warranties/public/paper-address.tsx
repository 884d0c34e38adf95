import { QrCode } from '../../../ui/qr-code.tsx'
import classes from './warranties-page.module.css'

/** Only on paper: the way back to the page. */
export const PaperAddress = () => {
  const address = window.location.href
  return (
    <footer className={classes.paper}>
      <QrCode text={address} label="Código QR desta página" />
      <p>
        Esta página na internet:
        <br />
        {address}
      </p>
    </footer>
  )
}
