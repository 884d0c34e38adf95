import { type JudgedSerial, type SerialVerdict, serialVerdicts } from '@girassol/domain/warranties'
import { Box } from '@mantine/core'
import { formatCounted } from '../../lib/format.ts'
import { type Glyph, StatusPill, type Tone } from '../../ui/status-pill.tsx'
import classes from './warranties.module.css'

const looks: Readonly<Record<SerialVerdict, { readonly tone: Tone; readonly glyph: Glyph }>> = {
  OK: { tone: 'success', glyph: 'check' },
  DUPLICATE: { tone: 'attention', glyph: 'dot' },
  INVALID: { tone: 'danger', glyph: 'cross' },
  TOO_MANY: { tone: 'attention', glyph: 'pause' },
}

/** '8 serão registrados, 2 não' */
export const describeVerdicts = (accepted: number, refused: number): string => {
  if (accepted === 0) return 'Nenhum será registrado'
  const stored = formatCounted(accepted, 'será registrado', 'serão registrados')
  return refused === 0 ? stored : `${stored}, ${refused} não`
}

/** What the user must look at comes first, each part in the order of the paste. */
const refusedFirst = (rows: readonly JudgedSerial[]) => {
  const lines = rows.map((row, index) => ({ ...row, line: index + 1 }))
  return [...lines.filter(({ verdict }) => verdict !== 'OK'), ...lines.filter(({ verdict }) => verdict === 'OK')]
}

const VerdictRow = ({ serial, verdict }: JudgedSerial) => (
  <li className={classes.verdict}>
    <span className={classes.number}>{serial}</span>
    <StatusPill {...looks[verdict]} label={serialVerdicts[verdict].label} />
    {verdict !== 'OK' && <p className={classes.refusal}>{serialVerdicts[verdict].refusal}</p>}
  </li>
)

/** WAR-003: what becomes of each entered number. */
export const VerdictList = ({ rows }: { readonly rows: readonly JudgedSerial[] }) => (
  // A scrolling area must be reachable by keyboard.
  <Box component="section" className={classes.verdicts} aria-label="Números conferidos" tabIndex={0}>
    <ul>
      {refusedFirst(rows).map(({ line, ...row }) => (
        <VerdictRow key={line} {...row} />
      ))}
    </ul>
  </Box>
)
