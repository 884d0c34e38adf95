import type { AuditEntry } from '@girassol/contract/administration'
import { auditSentence } from '@girassol/domain/administration'
import { formatDateTime } from '../../../lib/format.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import classes from './audit.module.css'
import { auditValueText, getFieldLabel, listAuditedFields } from './audit-values.ts'

/** 'Ana Diretora alterou o usuário Carlos Lima' */
export const describeEntry = ({ author, action, subject, onBehalfOf }: AuditEntry): string =>
  auditSentence({ author: author.name, action, subject, onBehalfOf: onBehalfOf?.name ?? null })

const ChangeTable = ({ entry }: { readonly entry: AuditEntry }) => (
  <table className={classes.change}>
    <caption className="hidden-visually">O que mudou</caption>
    <thead>
      <tr>
        <th scope="col">Campo</th>
        {entry.before !== null && <th scope="col">Antes</th>}
        {entry.after !== null && <th scope="col">Depois</th>}
      </tr>
    </thead>
    <tbody>
      {listAuditedFields(entry).map((name) => (
        <tr key={name}>
          <th scope="row">{getFieldLabel(name)}</th>
          {entry.before !== null && <td>{auditValueText(name, entry.before[name])}</td>}
          {entry.after !== null && <td>{auditValueText(name, entry.after[name])}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

/** One entry in full: the sentence, the time, and each field before and after (C-140). */
export const AuditEntryPanel = ({ entry, onClose }: { readonly entry: AuditEntry; readonly onClose: () => void }) => (
  <SidePanel isOpen title="Alteração" onClose={onClose}>
    <p className={classes.sentence}>{describeEntry(entry)}</p>
    <p className={classes.when}>
      <time dateTime={entry.madeAt}>{formatDateTime(entry.madeAt)}</time>
    </p>
    {listAuditedFields(entry).length > 0 ? (
      <ChangeTable entry={entry} />
    ) : (
      <p className={classes.when}>Os valores não ficam registrados.</p>
    )}
  </SidePanel>
)
