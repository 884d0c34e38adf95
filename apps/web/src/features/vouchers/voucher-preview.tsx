import { ActionIcon, Box } from '@mantine/core'
import { IconExternalLink, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useHasRail, useIsPhone } from '../../lib/media.ts'
import { useBlobAddress } from '../../lib/use-blob-address.ts'
import { externalAnchor } from '../../ui/external-link.tsx'
import classes from './voucher-form.module.css'

export type PreviewedFile = { readonly name: string; readonly isPdf: boolean; readonly bytes: Blob }

const zoomStep = 25
const leastZoom = 25
const mostZoom = 400

/** The zoom and the rotation of an image, in percent and degrees. */
const useImageView = () => {
  const [zoom, setZoom] = useState(100)
  const [turn, setTurn] = useState(0)
  const change = (step: number) => setZoom((before) => Math.min(Math.max(before + step, leastZoom), mostZoom))
  return {
    zoom,
    turn,
    zoomIn: () => change(zoomStep),
    zoomOut: () => change(-zoomStep),
    rotate: () => setTurn((before) => (before + 90) % 360),
  }
}
type ImageView = ReturnType<typeof useImageView>

const ImageTools = ({ view }: { readonly view: ImageView }) => (
  <>
    <ActionIcon variant="subtle" aria-label="Diminuir" onClick={view.zoomOut}>
      <IconZoomOut size={18} aria-hidden />
    </ActionIcon>
    <span className={classes.zoom} role="status">
      {view.zoom}%
    </span>
    <ActionIcon variant="subtle" aria-label="Aumentar" onClick={view.zoomIn}>
      <IconZoomIn size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon variant="subtle" aria-label="Girar" onClick={view.rotate}>
      <IconRotateClockwise size={18} aria-hidden />
    </ActionIcon>
  </>
)

/** A PDF uses the browser's own pages, zoom and rotation; a browser without them opens the file separately. */
const Pdf = ({ name, address }: { readonly name: string; readonly address: string }) => {
  const isPhone = useIsPhone()
  if (isPhone || !navigator.pdfViewerEnabled) return <p>Abra o PDF em outra aba para ver as páginas.</p>
  return <iframe title={name} src={`${address}#navpanes=0`} />
}

type PaperProps = { readonly file: PreviewedFile; readonly address: string; readonly view: ImageView }

const Paper = ({ file, address, view }: PaperProps) =>
  file.isPdf ? (
    <Pdf name={file.name} address={address} />
  ) : (
    <img src={address} alt={`Prévia de ${file.name}`} style={{ width: `${view.zoom}%`, rotate: `${view.turn}deg` }} />
  )

const zoomByKey = (view: ImageView) => (event: KeyboardEvent) => {
  if (event.key === '+' || event.key === '=') view.zoomIn()
  if (event.key === '-') view.zoomOut()
}

type PreviewProps = {
  readonly file: PreviewedFile | undefined
  /** Shown when there is no file. */
  readonly placeholder: ReactNode
}

const Preview = ({ file, placeholder }: PreviewProps) => {
  const view = useImageView()
  const address = useBlobAddress(file?.bytes)
  const shown = file !== undefined && address !== undefined
  return (
    <section className={classes.preview} aria-label="Prévia">
      <div className={classes.toolbar}>
        <h2>Prévia</h2>
        {shown && !file.isPdf && <ImageTools view={view} />}
        {shown && (
          <ActionIcon component="a" variant="subtle" href={address} {...externalAnchor} aria-label="Abrir em outra aba">
            <IconExternalLink size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {/* The preview scrolls, and + and - act like the buttons above. */}
      <Box className={classes.paper} tabIndex={0} role="group" aria-label="Arquivo" onKeyDown={zoomByKey(view)}>
        {shown ? <Paper file={file} address={address} view={view} /> : placeholder}
      </Box>
    </section>
  )
}

/** The file beside its form; below 1100 px it is folded after the form's first field. */
export const VoucherPreview = (props: PreviewProps) => {
  const hasRail = useHasRail()
  if (hasRail) return <Preview {...props} />
  return (
    <details className={classes.folded}>
      <summary>Ver prévia</summary>
      <Preview {...props} />
    </details>
  )
}
