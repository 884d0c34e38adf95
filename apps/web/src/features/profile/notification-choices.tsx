import { type NotificationMethod, notificationMethodLabels, toNotificationMethods } from '@girassol/domain/profile'
import { Checkbox } from '@mantine/core'
import { profileLabels } from './profile-values.ts'
import classes from './settings.module.css'

export type NotificationChoicesProps = {
  readonly chosen: readonly NotificationMethod[]
  readonly onChange: (chosen: readonly NotificationMethod[]) => void
}

/** PROF-016: notifications in the application are always on, e-mails are optional. */
export const NotificationChoices = ({ chosen, onChange }: NotificationChoicesProps) => (
  <fieldset className={classes.choices}>
    <legend>{profileLabels.notificationMethods}</legend>
    <Checkbox
      label={notificationMethodLabels.APPLICATION}
      description="Os avisos sempre aparecem aqui no portal."
      checked
      readOnly
      aria-disabled
      className={classes.fixed ?? ''}
      onChange={() => undefined}
    />
    <Checkbox
      label={notificationMethodLabels.EMAIL}
      description="Uma cópia de cada aviso vai para o seu e-mail."
      checked={chosen.includes('EMAIL')}
      onChange={(event) => onChange(toNotificationMethods(event.currentTarget.checked ? ['EMAIL'] : []))}
    />
  </fieldset>
)
