import { drawStyleSample, type Layout, layoutLegend } from '@girassol/domain/layout'
import { SvgPicture } from '../../ui/svg-picture.tsx'
import classes from './layout-view.module.css'

/** The strings in words, each with a sample of its colour and pattern (GRID-006). */
export const LayoutLegend = ({ layout }: { readonly layout: Layout }) => {
  const entries = layoutLegend(layout)
  if (entries.length === 0) {
    return <p className={classes.note}>Módulos escolhidos um a um: as strings não estão definidas.</p>
  }
  return (
    <ul className={classes.legend} aria-label="Strings">
      {entries.map(({ style, name, styleName, text }) => (
        <li key={name}>
          <SvgPicture node={drawStyleSample(`legend-${name.replace(' ', '-')}`, style)} />
          <p>
            <strong>{name}</strong> · {styleName}
            <span className={classes.note}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
