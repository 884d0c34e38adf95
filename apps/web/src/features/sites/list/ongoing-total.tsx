import { isEndedStage, type SiteStage } from '@girassol/domain/sites'
import { formatCount } from '../../../lib/format.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { formatKwp } from '../site-words.ts'
import classes from './site-list.module.css'

type OngoingTotalProps = {
  readonly stages: readonly { readonly stage: SiteStage; readonly count: number; readonly kwp: number }[]
}

/** '27 em andamento · 319,00 kWp': all but CONNECTED and LOST. */
export const OngoingTotal = ({ stages }: OngoingTotalProps) => {
  const isPhone = useIsPhone()
  const ongoing = stages.filter(({ stage }) => !isEndedStage(stage))
  if (ongoing.length === 0) return null
  const count = formatCount(ongoing.reduce((sum, each) => sum + each.count, 0))
  const kwp = ongoing.reduce((sum, each) => sum + each.kwp, 0)
  return (
    <span className={`figures ${classes.total}`}>
      {isPhone ? count : `${count} em andamento`} · {formatKwp(kwp)}
    </span>
  )
}
