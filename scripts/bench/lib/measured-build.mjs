import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { quietEnv } from '../../lib/run.mjs';

const sampleInterval = 100;

/**
 * Reads CPU time from the output of the shell's `times`, whose second line is for the programs it has waited for.
 * @returns {number | undefined} user and system time in seconds
 */
export function cpuSecondsOf(output) {
  const parts = /(\d+)m([\d.]+)s\s+(\d+)m([\d.]+)s\s*$/.exec(output);
  if (!parts) {
    return undefined;
  }
  const [minutes, seconds, systemMinutes, systemSeconds] = parts.slice(1).map(Number);
  return (minutes + systemMinutes) * 60 + seconds + systemSeconds;
}

/**
 * Returns the memory of a process and all its descendants, read from /proc on Linux. Memory pages that several of them share
 * count for each. A process that ends meanwhile counts as 0.
 * @returns {number} resident bytes
 */
function treeMemory(pid) {
  try {
    const [, resident = 0] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((total, child) => total + treeMemory(child), Number(resident) * 1024);
  } catch {
    return 0;
  }
}

/**
 * Runs a build quietly and measures it.
 * @param {string[]} command the program and its arguments
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<{ output: string, wallSeconds: number, cpuSeconds: number, peakBytes?: number }>}
 *   what it printed; memory is missing where there is no /proc
 * @throws {Error} with all that it printed, if it fails
 */
export function measuredBuild(command, { cwd, env = {} }) {
  // Node.js doesn't tell the CPU time of its child processes; the shell's `times` does, for programs that it has waited for.
  const script = '"$@" 2>&1; code=$?; times; exit $code';
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', script, 'sh', ...command], {
      cwd,
      env: { ...quietEnv, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    let peakBytes = 0;
    const sampling =
      process.platform === 'linux' &&
      setInterval(() => {
        peakBytes = Math.max(peakBytes, treeMemory(child.pid));
      }, sampleInterval);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      if (code !== 0)
        reject(new Error(`${output}\nThe build failed: there is nothing to measure.`));
      resolve({
        output,
        wallSeconds: (performance.now() - start) / 1000,
        cpuSeconds: cpuSecondsOf(output),
        peakBytes: peakBytes || undefined,
      });
    });
  });
}
