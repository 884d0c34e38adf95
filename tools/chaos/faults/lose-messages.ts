import type { Connection } from '@girassol/api/database/connection'
import { startBoss } from '@girassol/api/outbox/boss'
import { minutesBeforeReading } from '@girassol/domain/payments'
import type { Dice } from '../dice.ts'
import { type Fault, repeatUntilEnd } from './fault.ts'

const lostShare = 0.25
const secondsBetween = [1, 3] as const

/**
 * REL-012: the gateway loses messages about payments, and the product finds the payments by reading its open charges.
 * It does that every 15 minutes, for charges that are 10 minutes old. Here the lost charge is made older, and the job is
 * sent every few seconds.
 */
export const createMessageLoss = (connection: Connection, dice: Dice) => {
  let times = 0
  const loses = async (orderId: number): Promise<boolean> => {
    if (!dice.chance(lostShare)) return false
    times += 1
    const created_at = new Date(Date.now() - (minutesBeforeReading + 1) * 60_000).toISOString()
    await connection.db.updateTable('order_charge').set({ created_at }).where('order_id', '=', orderId).execute()
    return true
  }
  const fault: Fault = {
    name: 'gateway messages',
    counted: 'messages lost',
    disturb: async ({ signal, ...scene }) => {
      const boss = await startBoss(connection, { works: false, onError: () => undefined })
      await repeatUntilEnd({ ...scene, signal }, secondsBetween, async () => {
        await boss.send('read-open-charges', {})
      })
      await boss.stop({ graceful: false })
      return { times, violations: [] }
    },
  }
  return { loses, fault }
}
