import { describeMatch, isMatchCode, matchCodes } from '@girassol/domain/card-analysis'
import { IconBuilding, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import classes from './card-analysis.module.css'

const looks = {
  [matchCodes.compatible]: { Icon: IconCircleCheck, tone: 'ok' },
  [matchCodes.undetermined]: { Icon: IconHelpCircle, tone: 'warn' },
  [matchCodes.legalEntity]: { Icon: IconBuilding, tone: 'dim' },
} as const

const incompatible = { Icon: IconCircleX, tone: 'bad' } as const

const isListed = (match: number): match is keyof typeof looks => Object.hasOwn(looks, match)

/** CCA-014…CCA-021: the result of comparing a card, by glyph, colour and text; '-' before the comparison. */
export const MatchText = ({ match }: { readonly match: number | null }) => {
  const text = describeMatch(match)
  if (match === null || !isMatchCode(match)) return <span>{text}</span>
  const { Icon, tone } = isListed(match) ? looks[match] : incompatible
  return (
    <span className={classes.match} data-tone={tone}>
      <Icon size={15} aria-hidden />
      <span>{text}</span>
    </span>
  )
}
