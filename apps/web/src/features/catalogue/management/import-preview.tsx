import { listCatalogueRefusals } from '@girassol/contract/catalogue'
import type { BadRow, ImportPreview, ProductChange } from '@girassol/contract/catalogue/import'
import { formatCount } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { RefusalsAside } from '../../../ui/refusals-aside.tsx'
import classes from './catalogue-import.module.css'
import { cellText, getColumnLabel } from './import-columns.ts'

const ChangeLine = ({ change }: { readonly change: ProductChange }) => (
  <li className={classes.line}>
    <span className={classes.name}>
      {change.name}
      <span className={classes.code}>{change.code}</span>
    </span>
    <div className={classes.cells}>
      {change.isNew ? (
        <span>Produto novo</span>
      ) : (
        change.cells.map(({ column, before, after }) => (
          <span key={column}>
            <span className={classes.label}>{getColumnLabel(column)}:</span> <del>{cellText(column, before)}</del>{' '}
            <span aria-hidden>→</span> <ins style={{ textDecoration: 'none' }}>{cellText(column, after)}</ins>
          </span>
        ))
      )}
    </div>
  </li>
)

const BadLine = ({ row }: { readonly row: BadRow }) => (
  <li className={classes.line}>
    <span className={classes.name}>
      Linha {formatCount(row.line)}
      <span className={classes.code}>{row.code || 'sem código'}</span>
    </span>
    <div className={classes.cells}>
      {row.reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </div>
  </li>
)

/** '200 de 1.230' when not all are listed. */
const formatShown = (shown: number, all: number): string =>
  shown < all ? `${formatCount(shown)} de ${formatCount(all)}` : formatCount(all)

type Props = { readonly file: File; readonly preview: ImportPreview }

/** C-140: what a file would change in the catalogue, before the user confirms. */
export const ImportPreviewCards = ({ file, preview }: Props) => (
  <>
    <Card title="Conferência">
      <Facts
        items={[
          { label: 'Produtos novos', value: formatCount(preview.added) },
          { label: 'Alterados', value: formatCount(preview.changed) },
          { label: 'Sem mudança', value: formatCount(preview.unchanged) },
          { label: 'Com erro', value: formatCount(preview.bad) },
          { label: 'Fora do arquivo, ficam como estão', value: formatCount(preview.unnamed) },
        ]}
      />
    </Card>
    {preview.bad > 0 && (
      <Card
        title="Linhas com erro"
        aside={
          <RefusalsAside
            count={formatShown(preview.badRows.length, preview.bad)}
            endpoint={listCatalogueRefusals}
            file={file}
          />
        }
        isFlush
      >
        <ul className={classes.lines}>
          {preview.badRows.map((row) => (
            <BadLine key={`${row.line} ${row.code}`} row={row} />
          ))}
        </ul>
      </Card>
    )}
    {preview.changes.length > 0 && (
      <Card title="O que muda" aside={formatShown(preview.changes.length, preview.added + preview.changed)} isFlush>
        <ul className={classes.lines}>
          {preview.changes.map((change) => (
            <ChangeLine key={change.code} change={change} />
          ))}
        </ul>
      </Card>
    )}
  </>
)
