import { downloadMemorial, downloadPack, type HomologationView, showDiagram } from '@girassol/contract/homologations'
import type { PackDocument } from '@girassol/domain/homologation-pack'
import { IconAlertTriangle, IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { formatCounted, formatDate } from '../../../lib/format.ts'
import { useDownload } from '../../../lib/use-download.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type OpenEdit, partPlaces } from '../editing/edit-section.ts'
import { nameHomologation } from '../homologation-source.ts'
import classes from './pack.module.css'
import { listPackRows, type MissingDatum, type PackRow } from './pack-rows.ts'

type OnEdit = (edit: OpenEdit) => void

const failure = 'Não deu para baixar o arquivo. Tente de novo.'

/** The documents that can be read alone; the others are only in the ZIP. */
const singleFiles: Readonly<
  Partial<
    Record<PackDocument, { readonly endpoint: typeof downloadMemorial | typeof showDiagram; readonly file: string }>
  >
> = {
  DIAGRAM: { endpoint: showDiagram, file: 'Diagrama unifilar.svg' },
  MEMORIAL: { endpoint: downloadMemorial, file: 'Memorial descritivo.pdf' },
}

const DocumentButton = ({ id, row }: { readonly id: number; readonly row: PackRow }) => {
  const single = singleFiles[row.name]
  const endpoint = single?.endpoint ?? downloadMemorial
  const download = useDownload(endpoint, { params: { id } }, { name: single?.file ?? '', failure })
  if (single === undefined) return null
  return (
    <ActionButton
      label="Baixar"
      name={`Baixar ${row.title}`}
      variant="text"
      size="compact"
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

type MissingLinkProps = {
  readonly datum: MissingDatum
  readonly canEdit: boolean
  readonly onEdit: OnEdit
}

/** HOM-005: what a document lacks, as the way to its field; plain text where no form has it. */
const MissingLink = ({ datum, canEdit, onEdit }: MissingLinkProps) => {
  const { section, field } = partPlaces[datum.part]
  if (section === null || !canEdit) return datum.text
  return (
    <button type="button" className={classes.link} onClick={() => onEdit({ section, field })}>
      {datum.text}
    </button>
  )
}

type StateProps = { readonly row: PackRow; readonly canEdit: boolean; readonly onEdit: OnEdit }

const Warnings = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className={classes.warning}>
      {text}
    </span>
  ))

const State = ({ row, canEdit, onEdit }: StateProps) => {
  if (row.missing.length === 0) {
    return (
      <>
        <span className={classes.ready}>
          <IconCircleCheck size={16} aria-hidden />
          Pronto
        </span>
        <Warnings texts={row.warnings} />
      </>
    )
  }
  return (
    <div className={classes.lacking}>
      <IconAlertTriangle size={16} aria-hidden />
      <ul>
        {row.missing.map((datum) => (
          <li key={`${datum.part} ${datum.code}`}>
            <MissingLink datum={datum} canEdit={canEdit} onEdit={onEdit} />
          </li>
        ))}
        {row.warnings.length > 0 && (
          <li>
            <Warnings texts={row.warnings} />
          </li>
        )}
      </ul>
    </div>
  )
}

const PackButton = ({ homologation }: { readonly homologation: HomologationView }) => {
  const isDraft = homologation.missing.length > 0
  const request = { params: { id: homologation.id }, query: { of: 'today' } } as const
  const name = `${isDraft ? 'Rascunho' : 'Pacote'} ${nameHomologation(homologation)}.zip`
  const download = useDownload(downloadPack, request, { name, failure })
  return (
    <ActionButton
      label={isDraft ? 'Baixar rascunho (ZIP)' : 'Baixar pacote (ZIP)'}
      icon={<IconDownload size={16} aria-hidden />}
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

/** The ZIP as it was submitted last, which today's data do not change (C-178). */
const SubmittedPack = ({ homologation }: { readonly homologation: HomologationView }) => {
  const { id, submittedPack } = homologation
  const request = { params: { id }, query: { of: 'submitted' } } as const
  const name = `Pacote protocolado ${nameHomologation(homologation)}.zip`
  const download = useDownload(downloadPack, request, { name, failure })
  if (submittedPack === null) return null
  return (
    <p className={classes.submitted}>
      O pacote protocolado em {formatDate(submittedPack.at)} está guardado.
      <ActionButton
        label="Baixar o protocolado"
        variant="text"
        size="compact"
        isRunning={download.isPending}
        onRun={() => download.mutate()}
      />
    </p>
  )
}

/** C-178: the units that receive the credits, and the way to their list. */
const CreditUnits = ({ homologation, canEdit, onEdit }: PackCardProps) => {
  const { length } = homologation.creditUnits
  if (!canEdit) return null
  return (
    <p className={classes.units}>
      {length === 0
        ? 'Os créditos ficam na própria unidade.'
        : `${formatCounted(length, 'unidade recebe', 'unidades recebem')} créditos.`}
      <ActionButton
        label={length === 0 ? 'Informar outras unidades' : 'Editar unidades'}
        name={length === 0 ? 'Informar outras unidades que recebem créditos' : 'Editar unidades que recebem créditos'}
        variant="text"
        size="compact"
        onRun={() => onEdit({ section: 'credits' })}
      />
    </p>
  )
}

type PackCardProps = {
  readonly homologation: HomologationView
  readonly canEdit: boolean
  readonly onEdit: OnEdit
}

/** HOM-005, HOM-006: the documents, each 'Pronto' or with what it lacks, and the ZIP of today. */
export const PackCard = ({ homologation, canEdit, onEdit }: PackCardProps) => (
  <Card isFlush title="Pacote para a distribuidora" aside={<PackButton homologation={homologation} />}>
    <table className={classes.pack}>
      <caption className="hidden-visually">Documentos do pacote</caption>
      <thead>
        <tr>
          <th scope="col">Nº</th>
          <th scope="col">Documento</th>
          <th scope="col">Situação</th>
          <th scope="col">
            <span className="hidden-visually">Arquivo</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {listPackRows(homologation).map((row) => (
          <tr key={row.name}>
            <td className={classes.order}>{row.number}</td>
            <th scope="row">
              {row.title}
              <span className={classes.files}>{row.files}</span>
            </th>
            <td className={classes.state}>
              <State row={row} canEdit={canEdit} onEdit={onEdit} />
            </td>
            <td className={classes.file}>
              <DocumentButton id={homologation.id} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <CreditUnits homologation={homologation} canEdit={canEdit} onEdit={onEdit} />
    <SubmittedPack homologation={homologation} />
  </Card>
)
