import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Files } from './files.ts'
import { flydriveFiles } from './flydrive-files.ts'

type S3FilesOptions = {
  /** Absent for Amazon itself. */
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** True for servers that take the bucket in the path and not in the host name. */
  forcePathStyle: boolean
}

/** Files in a bucket of an S3 server, private by the bucket's own policy: object ACLs are not sent. */
export const s3Files = (options: S3FilesOptions): Files => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle } = options
  const driver = new S3Driver({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    visibility: 'private',
    supportsACL: false,
    // The SDK's default checksum trailers are unknown to many servers that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
  return flydriveFiles(new Disk(driver))
}
