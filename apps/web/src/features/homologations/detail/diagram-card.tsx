import { downloadDiagram, type HomologationView, showDiagram } from '@girassol/contract/homologations'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile } from '../../../lib/api-client.ts'
import { isRefusal } from '../../../lib/api-error.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useDownload } from '../../../lib/use-download.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { DiagramDialog } from '../../diagram/index.ts'
import { nameHomologation } from '../homologation-source.ts'
import classes from './homologation-detail.module.css'

/** The drawing of this version of the record: it is drawn again after a change. */
const useDiagram = ({ id, version }: HomologationView) => {
  const sellerId = useSellerId()
  const request = { params: { id } }
  return useQuery({
    queryKey: [...endpointKey(showDiagram, request, sellerId), version],
    queryFn: ({ signal }) => fetchFile(showDiagram, request, { signal, sellerId }),
    retry: false,
  })
}

/** An address for the bytes while they are shown. */
const useAddress = (bytes: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === undefined) return
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}

const failure = 'Não deu para baixar o diagrama. Tente de novo.'

/** The A3 sheet to print and sign, and the drawing for other programs. */
const Downloads = ({ homologation }: { readonly homologation: HomologationView }) => {
  const request = { params: { id: homologation.id } }
  const name = `Diagrama unifilar, ${nameHomologation(homologation)}`
  const sheet = useDownload(downloadDiagram, request, { name: `${name}.pdf`, failure })
  const drawing = useDownload(showDiagram, request, { name: `${name}.svg`, failure })
  const icon = <IconDownload size={16} aria-hidden />
  return (
    <>
      <ActionButton label="Baixar SVG" icon={icon} isRunning={drawing.isPending} onRun={() => drawing.mutate()} />
      <ActionButton
        label="Baixar PDF para imprimir"
        icon={icon}
        isRunning={sheet.isPending}
        onRun={() => sheet.mutate()}
      />
    </>
  )
}

const refusedText = 'O diagrama aparece aqui quando o gerador puder ser desenhado.'

/** HOM-008: the single-line diagram of today as a picture; nothing is drawn for a kit that cannot be. */
export const DiagramCard = ({ homologation }: { readonly homologation: HomologationView }) => {
  const { data, error } = useDiagram(homologation)
  const address = useAddress(data)
  const [svg, setSvg] = useState<string>()
  const open = data !== undefined && (
    <ActionButton
      label="Abrir"
      name="Abrir o diagrama unifilar"
      variant="text"
      size="compact"
      onRun={() => void data.text().then(setSvg)}
    />
  )
  return (
    <Card title="Diagrama unifilar" aside={open}>
      {svg !== undefined && (
        <DiagramDialog
          svg={svg}
          equipment={homologation.products}
          missing={homologation.missing
            .filter(({ documents }) => documents.includes('DIAGRAM'))
            .map(({ name }) => name)}
          footer={<Downloads homologation={homologation} />}
          onClose={() => setSvg(undefined)}
        />
      )}
      {error !== null && <p className={classes.noDiagram}>{isRefusal(error) ? error.message : refusedText}</p>}
      {error === null && address === undefined && <SkeletonLines lines={4} />}
      {address !== undefined && (
        <>
          <img className={classes.diagram} src={address} alt="Diagrama unifilar do gerador" />
          {homologation.missing.length > 0 && <p className={classes.draft}>Rascunho enquanto faltar dado.</p>}
        </>
      )}
    </Card>
  )
}
