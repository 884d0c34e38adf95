import { canSavePromotionalSeason, type SeasonDays as Days, seasonSentences } from '@girassol/domain/settings'
import { isDay } from '@girassol/domain/shared'
import { DayInput, type DayInputProps } from '../../ui/day-input.tsx'
import classes from './settings.module.css'

export const seasonDayLabels = { start: 'Início', finish: 'Fim' } as const

/** C-140: a season ends on the day it starts or later. */
export const seasonRules = (season: Days) => {
  const decision = canSavePromotionalSeason(season)
  const areDays = isDay(season.start) && isDay(season.finish)
  return areDays && !decision.allowed ? { finish: seasonSentences[decision.refusal] } : {}
}

type SeasonDaysProps = { readonly getFieldProps: (field: 'start' | 'finish') => DayInputProps }

export const SeasonDays = ({ getFieldProps }: SeasonDaysProps) => (
  <div className={classes.pair}>
    <DayInput {...getFieldProps('start')} />
    <DayInput {...getFieldProps('finish')} />
  </div>
)
