// Remembers the files that a command changes, so that a failure at any point leaves the tree as it was.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The file system functions that the journal uses; a test replaces them to simulate a full disk. */
export const realFiles = { cpSync, writeFileSync, renameSync };

/** Returns the folders above a file that do not exist yet, the outermost first. */
function missingFolders(file) {
  const missing = [];
  for (let at = path.dirname(file); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  return missing;
}

export class Journal {
  #undo = [];
  #aside = [];
  #files;
  #asideDir;

  /** @param {{ files?: typeof realFiles, asideDir: string }} options `asideDir`: where to keep removed files, on the same disk */
  constructor({ files = realFiles, asideDir }) {
    this.#files = files;
    this.#asideDir = asideDir;
  }

  /** Remembers an action that undoes one that is about to be done. */
  add(undo) {
    this.#undo.push(undo);
  }

  #makeFolder(file) {
    for (const folder of missingFolders(file)) {
      mkdirSync(folder);
      this.add(() => {
        if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
      });
    }
  }

  /** Remembers a file that a program is about to change. */
  keep(file) {
    const before = existsSync(file) ? readFileSync(file) : undefined;
    this.add(() => {
      if (before === undefined) {
        rmSync(file, { force: true });
      } else if (!existsSync(file) || !readFileSync(file).equals(before)) {
        writeFileSync(file, before);
      }
    });
  }

  /** Writes a file completely or not at all. */
  write(file, text) {
    this.#makeFolder(file);
    this.keep(file);
    const partial = `${file}.partial`;
    this.add(() => rmSync(partial, { force: true }));
    this.#files.writeFileSync(partial, text);
    this.#files.renameSync(partial, file);
  }

  /** Copies a folder to a path that does not exist yet. */
  copy(from, to, filter = () => true) {
    this.#makeFolder(to);
    this.add(() => rmSync(to, { recursive: true, force: true }));
    this.#files.cpSync(from, to, { recursive: true, filter, errorOnExist: true });
  }

  /** Removes a file or folder; it is only moved aside until the command has succeeded. */
  remove(target) {
    if (!existsSync(target)) return;
    mkdirSync(this.#asideDir, { recursive: true });
    const aside = path.join(mkdtempSync(path.join(this.#asideDir, 'removed-')), 'content');
    this.#files.renameSync(target, aside);
    this.add(() => {
      renameSync(aside, target);
      rmSync(path.dirname(aside), { recursive: true, force: true });
    });
    this.#aside.push(aside);
  }

  /** Removes the folders of removed files if they are empty now. */
  removeEmpty(targets) {
    for (const folder of new Set(targets.map((target) => path.dirname(target)))) {
      if (existsSync(folder) && readdirSync(folder).length === 0) {
        rmdirSync(folder);
        this.add(() => mkdirSync(folder));
      }
    }
  }

  /** Makes the changes final. */
  commit() {
    for (const aside of this.#aside) rmSync(path.dirname(aside), { recursive: true, force: true });
    this.#aside = [];
    this.#undo = [];
  }

  /** Undoes everything, the last change first. If an action fails, the others still run. @returns the messages of failures */
  async undo() {
    const failures = [];
    for (const action of this.#undo.reverse()) {
      try {
        await action();
      } catch (error) {
        failures.push(error.message);
      }
    }
    this.#undo = [];
    return failures;
  }
}
