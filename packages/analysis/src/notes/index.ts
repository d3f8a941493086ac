export * from './note-findings.js';
