import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/connection.ts'
import { storeBannerPicture, toBannerPicture } from '../features/dashboard/banner-picture.ts'
import { installedFile } from '../installation/installed-files.ts'
import type { Files } from '../integrations/files/files.ts'

const folder = installedFile('demo-data/banners')

const banners = [
  {
    file: 'monte-seu-gerador.webp',
    title: 'Informe a potência e compare até três kits: monte seu gerador em minutos',
    referLink: '/monte-seu-gerador',
  },
  {
    file: 'promocoes.webp',
    title: 'Promoções com estoque reservado: veja enquanto durarem',
    referLink: '/sales/promocoes',
  },
  {
    file: 'kits-prontos.webp',
    title: 'Kits prontos para sair do estoque: painéis, inversor e estrutura em um item',
    referLink: '/kits-prontos',
  },
] as const

/** The banners of the demonstration's home, with their pictures in the storage. */
export const loadDemoBanners = async (db: Database, files: Files): Promise<void> => {
  for (const [index, { file, title, referLink }] of banners.entries()) {
    const picture = toBannerPicture(await readFile(join(folder, file)))
    await storeBannerPicture(files, picture)
    await db
      .insertInto('banner')
      .values({
        title,
        refer_link: referLink,
        active: true,
        location: 'dashboard',
        file_name: picture.fileName,
        format: picture.format,
        position: index + 1,
      })
      .execute()
  }
}
