import type { AuditedFields } from '@girassol/domain/administration'
import { auditValueText, getFieldLabel, listAuditedFields } from '@girassol/domain/company-activity'
import classes from './audit.module.css'

type Changed = { readonly before: AuditedFields | null; readonly after: AuditedFields | null }

/** Each changed field before and after; a sentence where no value was logged. */
export const ChangeTable = ({ entry }: { readonly entry: Changed }) => {
  const names = listAuditedFields(entry)
  if (names.length === 0) return <p className={classes.when}>Os valores não ficam registrados.</p>
  return (
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
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{getFieldLabel(name)}</th>
            {entry.before !== null && <td>{auditValueText(name, entry.before[name])}</td>}
            {entry.after !== null && <td>{auditValueText(name, entry.after[name])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
