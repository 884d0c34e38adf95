import type { SystemCheck } from '@girassol/domain/setup'
import { z } from 'zod'
import { checkSystem, checkTimeoutMs } from '../system-check.ts'
import { fieldText, type ProtheusOptions, protheusAt } from './protheus.ts'

/** Logs in anew and reads one payment condition, so that the test sees what every call needs: token, tenant, query. */
export const checkProtheus = (options: ProtheusOptions): Promise<SystemCheck> => {
  const protheus = protheusAt({ ...options, timeoutMs: Math.min(options.timeoutMs, checkTimeoutMs) })
  const query = { tables: 'SE4', fields: 'e4_codigo', where: "e4_tipo='1'", page: 1, pageSize: 1 }
  return checkSystem(() => protheus.query(z.object({ e4_codigo: fieldText }), query))
}
