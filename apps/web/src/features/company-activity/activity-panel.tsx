import type { CompanyActivity } from '@girassol/contract/company-activity'
import { describeActivity } from '@girassol/domain/company-activity'
import { formatDateTime } from '../../lib/format.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { ChangeTable } from '../administration/index.ts'
import classes from './company-activity.module.css'

/** 'Ana Souza alterou o usuário Carlos Lima' */
export const toSentence = ({ author, onBehalf, kind, subject, action, description }: CompanyActivity): string =>
  describeActivity({ author: author.name, onBehalf, kind, subject: subject.name, action, description })

type ActivityPanelProps = { readonly entry: CompanyActivity; readonly onClose: () => void }

/** COMP-018: an entry in full: the sentence, the time, and each field before and after. */
export const ActivityPanel = ({ entry, onClose }: ActivityPanelProps) => (
  <SidePanel isOpen title="Atividade" onClose={onClose}>
    <p className={classes.sentence}>{toSentence(entry)}</p>
    <p className={classes.when}>
      <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
    </p>
    <ChangeTable entry={entry} />
  </SidePanel>
)
