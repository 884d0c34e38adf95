import type { SubstituteOption } from '@girassol/contract/substitutions'
import { formatCount } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import classes from './substitute-dialog.module.css'

const units = (count: number): string => (count === 0 ? '–' : formatCount(count))

/** What a choice changes: new warnings, the strings, and every item whose units differ (SUB-002). */
export const OptionChanges = ({ option }: { readonly option: SubstituteOption }) => {
  const changed = option.items.filter(({ before, after }) => before !== after)
  return (
    <div className={classes.changes}>
      {option.warnings.length > 0 && (
        <Notice tone="attention" isInline>
          {option.warnings.join(' · ')}
        </Notice>
      )}
      <table className={classes.items}>
        <caption className="hidden-visually">O que muda com {option.name}</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" data-end>
              Antes
            </th>
            <th scope="col" data-end>
              Depois
            </th>
          </tr>
        </thead>
        <tbody>
          {option.stringsAfter !== null && option.stringsBefore !== option.stringsAfter && (
            <tr>
              <th scope="row">Strings</th>
              <td data-end>{option.stringsBefore ?? '–'}</td>
              <td data-end>{option.stringsAfter}</td>
            </tr>
          )}
          {changed.map(({ code, name, before, after }) => (
            <tr key={code}>
              <th scope="row">
                {name} <span className={classes.code}>{code}</span>
              </th>
              <td data-end className="figures">
                {units(before)}
              </td>
              <td data-end className="figures">
                {units(after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
