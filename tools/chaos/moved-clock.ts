// Loaded before a server (`node --import`): shifts the wall clock of its process.
import { moveDate } from '../other-day/move-date.ts';

moveDate(Number(process.env['MACHINE_OFF_MS'] ?? 0));
