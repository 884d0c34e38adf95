import { IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatCents, formatPercent } from '../../../lib/format.ts'
import { useHasRail, useIsPhone } from '../../../lib/media.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import classes from './action-bar.module.css'
import type { SectionProps } from './fields.tsx'
import type { PriceFigures } from './price-figures.ts'

const Figures = ({ figures }: { readonly figures: PriceFigures }) => {
  const isLoss = figures.profitCents < 0
  return (
    <>
      <span>
        <span className={classes.figureLabel}>Preço final</span>
        <strong>{formatCents(figures.finalCents)}</strong>
      </span>
      <span data-loss={isLoss || undefined}>
        <span className={classes.figureLabel}>{isLoss ? 'Prejuízo' : 'Seu lucro bruto'}</span>
        <strong>{formatCents(figures.profitCents)}</strong> <small>{formatPercent(figures.profitPercent, 1)}</small>
      </span>
    </>
  )
}

type FigureGroupProps = { readonly figures: PriceFigures; readonly onOpen: () => void }

/** Below 1100 px the figures open the preview, which has no room beside the fields there. */
const FigureGroup = ({ figures, onOpen }: FigureGroupProps): ReactNode =>
  useHasRail() ? (
    <div className={classes.figures}>
      <Figures figures={figures} />
    </div>
  ) : (
    <button type="button" className={classes.figures} onClick={onOpen}>
      <Figures figures={figures} />
      <span className="hidden-visually">, ver o que o cliente vê</span>
    </button>
  )

export type ActionBarProps = SectionProps &
  FigureGroupProps & {
    readonly isChanged: boolean
    readonly isSaving: boolean
    readonly onSave: () => void
    readonly onSend: () => void
  }

/** The figures and the actions of a draft; they stay on the screen. The phone has the validity among the fields. */
export const ActionBar = ({ form, figures, onOpen, isChanged, isSaving, onSave, onSend }: ActionBarProps) => {
  const isPhone = useIsPhone()
  return (
    <BottomBar>
      <div className={classes.bar}>
        <FigureGroup figures={figures} onOpen={onOpen} />
        <div className={classes.barActions}>
          {!isPhone && (
            <div className={classes.until}>
              <DayInput {...form.getDayProps('validUntil')} label="Válida até" isExample />
            </div>
          )}
          <ActionButton
            label="Salvar"
            runningLabel="Salvando…"
            isRunning={isSaving}
            reasonAs="tooltip"
            permission={isChanged ? { allowed: true } : { allowed: false, reason: 'Nada mudou desde que foi salva.' }}
            onRun={onSave}
          />
          <ActionButton
            label="Enviar proposta"
            variant="next"
            icon={<IconSend size={16} aria-hidden />}
            onRun={onSend}
          />
        </div>
      </div>
    </BottomBar>
  )
}
