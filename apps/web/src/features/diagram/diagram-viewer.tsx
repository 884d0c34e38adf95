import { ActionIcon, Box } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SvgPicture } from '../../ui/svg-picture.tsx'
import classes from './diagram-viewer.module.css'
import { readSvg } from './read-svg.ts'
import { useSheetGestures } from './use-sheet-gestures.ts'
import { type SheetZoom, useSheetZoom } from './use-sheet-zoom.ts'

export type DiagramViewerProps = {
  /** The text of the SVG file. */
  readonly svg: string
  readonly equipment: readonly { readonly code: string; readonly name: string; readonly quantity: number }[]
}

const Controls = ({ sheet }: { readonly sheet: SheetZoom }) => (
  <div className={classes.controls}>
    <ActionIcon variant="default" size={44} aria-label="Diminuir" onClick={sheet.smaller}>
      <IconMinus size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon variant="default" size={44} aria-label="Aumentar" onClick={sheet.larger}>
      <IconPlus size={18} aria-hidden />
    </ActionIcon>
    <ActionButton label="Folha inteira" onRun={sheet.fit} />
    <output className={classes.zoom} aria-label="Tamanho">
      {Math.round(sheet.zoom * 100)}%
    </output>
  </div>
)

const Equipment = ({ equipment }: Pick<DiagramViewerProps, 'equipment'>) => (
  <table className={classes.equipment}>
    <caption>Equipamentos do diagrama</caption>
    <thead>
      <tr>
        <th scope="col">Código</th>
        <th scope="col">Produto</th>
        <th scope="col" data-end>
          Qtd.
        </th>
      </tr>
    </thead>
    <tbody>
      {equipment.map(({ code, name, quantity }) => (
        <tr key={code}>
          <td className="figures">{code}</td>
          <td>{name}</td>
          <td data-end className="figures">
            {quantity}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The sheet of a single-line diagram, fitted, enlarged up to six times, with its equipment as a table (HOM-008). */
export const DiagramViewer = ({ svg, equipment }: DiagramViewerProps) => {
  const sheet = useSheetZoom()
  const gestures = useSheetGestures(sheet)
  const drawing = useMemo(() => readSvg(svg), [svg])
  if (drawing === null) return <Notice tone="danger" title="O desenho não pôde ser lido." />
  return (
    <div className={classes.viewer}>
      <Box
        component="section"
        ref={sheet.region}
        className={classes.region}
        data-enlarged={sheet.zoom > 1 || undefined}
        aria-label="Folha do diagrama: setas movem, mais e menos mudam o tamanho, zero mostra a folha inteira"
        tabIndex={0}
        {...gestures}
      >
        <div className={classes.sheet} style={{ width: `${sheet.zoom * 100}%` }}>
          <SvgPicture node={drawing} />
        </div>
      </Box>
      <Controls sheet={sheet} />
      <Equipment equipment={equipment} />
    </div>
  )
}
