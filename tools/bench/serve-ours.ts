import { openBenchApplication } from './bench-application.ts'

export type OurOrder = { readonly url: string; readonly poolSize: number; readonly secret: string }

const serve = async (order: OurOrder): Promise<number> => {
  const { app } = await openBenchApplication(order)
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

process.once('message', (order: OurOrder) => {
  void serve(order).then((port) => process.send?.(port))
})
