import { describeFit, describeShortage, fitLayout, type Layout } from '@girassol/domain/layout'
import { formatPower } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberTextField } from '../../ui/number-text-field.tsx'
import classes from './layout-view.module.css'
import { findRoofError, type RoofForm, readRoof, roofRules } from './roof-form.ts'

export type FreeRoofProps = {
  readonly layout: Layout
  readonly modulePowerW: number
  readonly form: RoofForm
  readonly change: (part: Partial<RoofForm>) => void
  /** Opens the wizard with a power in watts; absent where no kit can be sized. */
  readonly onResize?: ((powerW: number) => void) | undefined
}

/** How many modules fit the free space of the roof, and the offer to size again for them (GRID-008). */
export const FreeRoof = ({ layout, modulePowerW, form, change, onResize }: FreeRoofProps) => {
  const fit = fitLayout(layout, readRoof(form))
  const shortage = describeFit(fit)
  const fittingW = fit.fitting * modulePowerW
  return (
    <section className={classes.block}>
      <h3>Telhado livre</h3>
      <div className={classes.sides}>
        <NumberTextField
          label="Largura"
          unitMark="m"
          rules={roofRules}
          text={form.width}
          error={findRoofError(form.width)}
          onType={(width) => change({ width })}
        />
        <NumberTextField
          label="Altura"
          unitMark="m"
          rules={roofRules}
          text={form.height}
          error={findRoofError(form.height)}
          onType={(height) => change({ height })}
        />
      </div>
      {shortage !== null && (
        <>
          <Notice tone="attention" title={shortage} isInline>
            <p className={classes.plain}>{describeShortage(fit)}</p>
          </Notice>
          {fit.fitting > 0 && onResize !== undefined && (
            <ActionButton
              label={`Dimensionar para ${formatPower(fittingW)}`}
              variant="next"
              isWide
              onRun={() => onResize(fittingW)}
            />
          )}
        </>
      )}
    </section>
  )
}
