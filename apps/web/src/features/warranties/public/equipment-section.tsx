import type { PublicWarranties } from '@girassol/contract/warranties'
import { useId } from 'react'
import { formatCounted } from '../../../lib/format.ts'
import { type Cover, describeEnd, toWarranties } from '../warranty-ends.ts'
import classes from './equipment-section.module.css'
import page from './warranties-page.module.css'

type Equipment = PublicWarranties['equipment'][number]

type End = { readonly sentence: string; readonly isEnded: boolean }

/** 'Garantia do produto: até 19/11/2038' */
const describeEnds = (cover: Cover, today: string): readonly End[] =>
  toWarranties(cover).map(({ name, warranty }) => {
    const { kind, text } = describeEnd(warranty, today)
    return { sentence: `${name}: ${text}`, isEnded: kind === 'ended' }
  })

const toKey = (ends: readonly End[]): string => ends.map(({ sentence }) => sentence).join('\n')

const Ends = ({ ends }: { readonly ends: readonly End[] }) =>
  ends.map(({ sentence, isEnded }) => (
    <p key={sentence} className={classes.end} data-ended={isEnded || undefined}>
      {sentence}
    </p>
  ))

/** The ends are said once where all numbers share them, otherwise beside each number. */
export const EquipmentSection = ({ name, serials, today }: Equipment & { readonly today: string }) => {
  const titleId = useId()
  const numbers = serials.map(({ number, ...cover }) => ({ number, ends: describeEnds(cover, today) }))
  const isShared = new Set(numbers.map(({ ends }) => toKey(ends))).size === 1
  return (
    <section className={page.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      {numbers.length > 0 && (
        <p className={classes.dim}>{formatCounted(numbers.length, 'unidade registrada', 'unidades registradas')}</p>
      )}
      {isShared && <Ends ends={numbers[0]?.ends ?? []} />}
      {numbers.length > 0 && (
        <>
          <h3 className={classes.label}>{numbers.length === 1 ? 'Número de série' : 'Números de série'}</h3>
          <ul className={classes.numbers} data-wide={!isShared || undefined}>
            {numbers.map(({ number, ends }) => (
              <li key={number}>
                <span className={classes.number}>{number}</span>
                {!isShared && <Ends ends={ends} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
