export type Profile = 'durable' | 'throwaway'

/** Passwords everywhere: neither the socket nor loopback is trusted. */
export const hostBasedAuthentication = `local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
`

/** Relative to the cluster's directory. */
export const logDirectory = 'log'

const common = {
  listen_addresses: '127.0.0.1',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Parallel workers cost more than they save on the small machines this is for.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  logging_collector: 'on',
  log_directory: logDirectory,
  // One file per day of the week, overwritten a week later.
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_line_prefix: '%m [%p] %a ',
  log_checkpoints: 'off',
}

const profiles: Readonly<Record<Profile, Record<string, string>>> = {
  durable: {
    ...common,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '100',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // After each checkpoint the first change of a page writes the full page, and bets touch pages at random:
    // checkpoints are rare, and full pages are not compressed, because that costs more than the rest of the bet.
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    wal_compression: 'off',
    random_page_cost: '1.1',
    log_min_duration_statement: '1s',
  },
  // Tests create hundreds of small databases and keep none.
  throwaway: {
    ...common,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_connections: '200',
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    autovacuum: 'off',
  },
}

const mebibyte = 1_048_576

/**
 * An eighth of the memory: keys arrive at random, and an index larger than the shared buffers reads a page for each new
 * key. Memory is taken only as it is used.
 */
function pagesInMemory(memoryBytes: number): Record<string, string> {
  const mebibytes = Math.min(2_048, Math.max(256, Math.floor(memoryBytes / 8 / mebibyte)))
  return { shared_buffers: `${mebibytes}MB`, effective_cache_size: `${4 * mebibytes}MB` }
}

export function configurationFile(profile: Profile, memoryBytes: number): string {
  const settings = { ...profiles[profile], ...(profile === 'durable' ? pagesInMemory(memoryBytes) : {}) }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  return `# Written at every start. What ALTER SYSTEM sets is kept beside this file and wins.\n${lines.join('\n')}\n`
}
