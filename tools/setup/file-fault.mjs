const causes = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'something that is not a directory is in the way',
  ENOENT: 'the folder it lies in cannot be made',
}

/** One sentence for a file system's refusal. The product's own is TypeScript, which the Node of this moment may not run. */
export function describeFileFault(error, path) {
  const cause = causes[error.code]
  return cause === undefined ? `Cannot use ${path}: ${error.message}.` : `Cannot write to ${path}: ${cause}.`
}
