import type { AuditEntry } from '@girassol/contract/administration'
import { auditSentence } from '@girassol/domain/administration'
import { formatDateTime } from '../../../lib/format.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import classes from './audit.module.css'
import { ChangeTable } from './change-table.tsx'

/** 'Ana Diretora alterou o usuário Carlos Lima' */
export const describeEntry = ({ author, action, subject, onBehalfOf }: AuditEntry): string =>
  auditSentence({ author: author.name, action, subject, onBehalfOf: onBehalfOf?.name ?? null })

/** One entry in full: the sentence, the time, and each field before and after (C-140). */
export const AuditEntryPanel = ({ entry, onClose }: { readonly entry: AuditEntry; readonly onClose: () => void }) => (
  <SidePanel isOpen title="Alteração" onClose={onClose}>
    <p className={classes.sentence}>{describeEntry(entry)}</p>
    <p className={classes.when}>
      <time dateTime={entry.madeAt}>{formatDateTime(entry.madeAt)}</time>
    </p>
    <ChangeTable entry={entry} />
  </SidePanel>
)
