import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, stopChild } from '@butterleaf/testing/child-process'

/** In front of several processes; what it is told here is what docs/operations.md recommends. */
export async function startNginx(
  command: string,
  { port, backends }: { port: number; backends: readonly string[] },
): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port, backends))
  const nginx = startProgram(command, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    logFile: join(folder, 'nginx.log'),
  })
  return {
    stop: async () => {
      await stopChild(nginx)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function settings(folder: string, port: number, backends: readonly string[]): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
  return `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream butterleaf {
    ${backends.map((backend) => `server 127.0.0.1:${backend} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://butterleaf;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_503;
      proxy_read_timeout 1h;
    }
  }
}
`
}
