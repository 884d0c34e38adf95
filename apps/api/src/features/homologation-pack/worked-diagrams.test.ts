import { drawDiagram } from '@girassol/domain/diagram'
import { toDiagramFacts } from '@girassol/domain/homologation-pack'
import { writeSvg } from '@girassol/domain/shared'
import { describe, expect, test } from 'vitest'
import { aPack, listProposedKits, toPackKit, workedOptions } from './test-packs.ts'

const draw = (kit: ReturnType<typeof toPackKit>): string => {
  const facts = toDiagramFacts(aPack({ kit }))
  if (facts === null) throw new Error('The kit has no diagram')
  return writeSvg(drawDiagram({ facts }))
}

type Drawn = { readonly code: string; readonly count: number }

const listDrawn = (drawing: string, role: string): readonly Drawn[] =>
  [...drawing.matchAll(/<g [^>]*data-role="([^"]+)"[^>]*>/g)].flatMap(([element, found]) => {
    if (found !== role) return []
    return [
      {
        code: /data-ref="([^"]*)"/.exec(element)?.[1] ?? '',
        count: Number(/data-count="(\d+)"/.exec(element)?.[1]),
      },
    ]
  })

const sum = (drawn: readonly Drawn[]): number => drawn.reduce((total, { count }) => total + count, 0)

const countByCode = (drawn: readonly Drawn[]) => {
  const counts: Record<string, number> = {}
  for (const { code, count } of drawn) counts[code] = (counts[code] ?? 0) + count
  return counts
}

const one = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

describe('the diagrams of the worked proposals', () => {
  test.each(workedOptions)(
    'HOM-008 HOM-009 $powerKwp kWp of $moduleId with $inverterId, and what is offered instead',
    (options) => {
      for (const kit of listProposedKits(options)) {
        const drawing = draw(toPackKit(kit, options))
        const { sizing, items } = kit
        expect(sum(listDrawn(drawing, 'inverter'))).toBe(sizing.inverters)
        expect(sum(listDrawn(drawing, 'string'))).toBe(sizing.totalStrings)
        expect(sum(listDrawn(drawing, 'array'))).toBe(sizing.modules)
        const boards = [...listDrawn(drawing, 'string-box'), ...listDrawn(drawing, 'ac-board')]
        const bought = items.filter(({ code }) => code.startsWith('1050'))
        expect(countByCode(boards)).toEqual(Object.fromEntries(bought.map(({ code, quantity }) => [code, quantity])))
        expect(['transformer', 'meter', 'grid', 'ground'].map((role) => listDrawn(drawing, role).length)).toEqual([
          0, 1, 1, 1,
        ])
        expect(drawing).toContain(`Voc máx ${one.format(sizing.stringVocMaxV)} V`)
      }
    },
  )

  test('HOM-008 ten of the twelve proposals are kits as asked, and the others offer kits too', () => {
    const counts = workedOptions.map((options) => listProposedKits(options).length)
    expect(counts.reduce((total, count) => total + count, 0)).toBeGreaterThanOrEqual(30)
  })
})
