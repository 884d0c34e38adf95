import type { AuditedFields } from '@girassol/domain/administration'
import type { BannerRow } from './banner-queries.ts'

export const bannerSubject = ({ id, title }: BannerRow) => ({ kind: 'banner', id, name: title }) as const

/** The fields of a banner in the audit log. */
export const auditedBanner = ({ title, refer_link, active, location, file_name }: BannerRow): AuditedFields => ({
  title,
  referLink: refer_link,
  active,
  location,
  fileName: file_name,
})
