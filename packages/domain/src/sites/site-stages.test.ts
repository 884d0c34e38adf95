import { describe, expect, test } from 'vitest'
import { canAdvance, isBackwards, type SiteStage, siteEvents, siteStageNames, siteStages } from './site-stages.ts'

describe('the stages of a site', () => {
  test('SITE-002 the ten stages have these names and labels, in this order', () => {
    expect(Object.entries(siteStages).map(([name, { label }]) => [name, label])).toEqual([
      ['LEAD', 'Contato'],
      ['VISIT', 'Visita'],
      ['PROPOSAL', 'Proposta'],
      ['SIGNED', 'Assinada'],
      ['ORDERED', 'Pedido'],
      ['DELIVERED', 'Entregue'],
      ['INSTALLED', 'Instalada'],
      ['HOMOLOGATION', 'Homologação'],
      ['CONNECTED', 'Conectada'],
      ['LOST', 'Perdida'],
    ])
  })

  test('SITE-003 an event moves a site forward only, and no site into or out of LOST', () => {
    for (const [place, from] of siteStageNames.entries()) {
      for (const [target, to] of siteStageNames.entries()) {
        const isForward = target > place && from !== 'LOST' && to !== 'LOST'
        expect([from, to, canAdvance(from, to)]).toEqual([from, to, isForward])
      }
    }
  })

  test('SITE-003 every event leads to its stage', () => {
    expect(siteEvents).toEqual({
      proposalSent: 'PROPOSAL',
      proposalAccepted: 'SIGNED',
      orderFinished: 'ORDERED',
      ordersDelivered: 'DELIVERED',
      homologationSubmitted: 'HOMOLOGATION',
      homologationConnected: 'CONNECTED',
    })
  })

  test.each<[SiteStage, SiteStage, boolean]>([
    ['CONNECTED', 'VISIT', true],
    ['LOST', 'LEAD', true],
    ['LEAD', 'VISIT', false],
    ['VISIT', 'LOST', false],
  ])('SITE-004 from %s to %s is backwards: %s', (from, to, expected) => expect(isBackwards(from, to)).toBe(expected))
})
