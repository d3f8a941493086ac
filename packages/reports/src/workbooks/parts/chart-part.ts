import type { Shade, Span } from '@lqc/phrases';
import { filled, fillOf, keyOf } from './chart-fills.js';
import { PALETTE } from '../../palette.js';
import { escaped } from '../../xml-text.js';
import { cellsOfSheet, XML_HEAD } from './xml.js';

/** A table column that a chart shows as a series. */
interface PlottedColumn {
  /** The series' name, where a key names it. */
  readonly label: string;
  /** The cell with the series' name: `$C$8`. */
  readonly header: string;
  /** The cells with the values: `$C$9:$C$23`; several ranges when rows between them are left out. */
  readonly values: readonly string[];
  /** Its colour; that of its place among the series unless told. */
  readonly shade?: Shade | undefined;
}

/** A chart that shows cells of the sheet it is on. */
export interface ChartPart {
  readonly sheet: string;
  readonly title: string;
  /** `bars` are horizontal, `columns` vertical; `shares` are vertical bars stacked to 100 %. */
  readonly kind: ChartKind;
  /** The cells with the names of the categories, as ranges like those of a series. */
  readonly categories: readonly string[];
  readonly series: readonly PlottedColumn[];
  /** Excel's number format for the value axis. */
  readonly numberFormat: string;
  /** That of the figures at bars or in them, where each has room; none are written unless told. */
  readonly labelFormat?: string;
  /** Ends of the value axis; chosen by Excel when missing. */
  readonly bounds?: Span;
}
type ChartKind = 'bars' | 'columns' | 'shares';

const C = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const A = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const [CATEGORY_AXIS, VALUE_AXIS] = [111, 112];

/**
 * The XML of a chart's part (ISO 29500-1, 21.2). It has no copy of the figures: Excel and LibreOffice read
 * them from the cells.
 */
export function chartXml({
  sheet,
  title,
  kind,
  categories,
  series,
  numberFormat,
  labelFormat,
  bounds,
}: ChartPart): string {
  const reference = (cells: readonly string[]) => referenceTo(sheet, cells);
  const isStacked = kind === 'shares';
  const seriesXml = series
    .map(
      ({ header, values, shade }, at) =>
        `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>` +
        `<c:tx><c:strRef><c:f>${reference([header])}</c:f></c:strRef></c:tx>` +
        `<c:spPr>${fillOf(shade ?? at)}</c:spPr><c:invertIfNegative val="0"/>` +
        (labelFormat === undefined ? '' : labels(labelFormat, isStacked ? 'ctr' : 'outEnd')) +
        `<c:cat><c:strRef><c:f>${reference(categories)}</c:f></c:strRef></c:cat>` +
        `<c:val><c:numRef><c:f>${reference(values)}</c:f></c:numRef></c:val></c:ser>`,
    )
    .join('');
  const isHorizontal = kind === 'bars';
  const isKeyed = series.length > 1;
  // LibreOffice turns the legend of horizontal bars around, Excel does not: theirs stands in the title.
  const key =
    isHorizontal && isKeyed ? series.map(({ label }, at) => keyRuns(label, at)).join('') : '';
  const legend =
    isKeyed && !isHorizontal
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${SMALL_FONT}</c:legend>`
      : '';
  return `${XML_HEAD}<c:chartSpace xmlns:c="${C}" xmlns:a="${A}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:roundedCorners val="0"/><c:chart>${titleXml(title, key)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="${isHorizontal ? 'bar' : 'col'}"/><c:grouping val="${isStacked ? 'percentStacked' : 'clustered'}"/><c:varyColors val="0"/>${seriesXml}<c:gapWidth val="60"/>${isStacked ? '<c:overlap val="100"/>' : ''}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>${categoryAxis(isHorizontal)}${valueAxis(isHorizontal, numberFormat, bounds)}<c:spPr><a:noFill/></c:spPr></c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr>${filled(PALETTE.paper)}<a:ln w="6350">${filled(PALETTE.hairline)}</a:ln></c:spPr></c:chartSpace>`;
}

function referenceTo(sheet: string, cells: readonly string[]): string {
  const each = cells.map((range) => cellsOfSheet(sheet, range));
  return escaped(each.length === 1 ? each[0]! : `(${each.join(',')})`);
}

/** @param size in hundredths of a point */
const run = (size: number, isBold: boolean, ink: string = PALETTE.ink) =>
  `sz="${size}" b="${isBold ? 1 : 0}">${filled(ink)}`;

const SMALL_FONT = `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${run(900, false)}</a:defRPr></a:pPr><a:endParaRPr lang="id-ID"/></a:p></c:txPr>`;

const textRun = (text: string, size: number, isBold: boolean, ink?: string) =>
  `<a:r><a:rPr lang="id-ID" ${run(size, isBold, ink)}</a:rPr><a:t>${escaped(text)}</a:t></a:r>`;

/** @param key runs of a second line */
const titleXml = (title: string, key: string) =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${run(1100, true)}</a:defRPr></a:pPr>${textRun(title, 1100, true)}</a:p>${key && `<a:p>${key}</a:p>`}</c:rich></c:tx><c:overlay val="0"/></c:title>`;

/** A series in a key: a square as its bars are filled, and its name. */
function keyRuns(label: string, at: number): string {
  const { mark, ink } = keyOf(at);
  return textRun(`${at > 0 ? '    ' : ''}${mark} `, 900, true, ink) + textRun(label, 900, false);
}

/** The figures of a series, on paper so that they can be read on every fill. */
const labels = (format: string, place: 'ctr' | 'outEnd') =>
  `<c:dLbls><c:numFmt formatCode="${escaped(format)}" sourceLinked="0"/><c:spPr>${filled(PALETTE.paper)}</c:spPr>${SMALL_FONT}<c:dLblPos val="${place}"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`;

/** The category axis. A horizontal chart lists its categories from the top, as the table does. */
const categoryAxis = (isHorizontal: boolean) =>
  `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="${isHorizontal ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${isHorizontal ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${SMALL_FONT}<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/></c:catAx>`;

const valueAxis = (isHorizontal: boolean, numberFormat: string, bounds: ChartPart['bounds']) =>
  `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/>${bounds ? `<c:max val="${bounds[1]}"/><c:min val="${bounds[0]}"/>` : ''}</c:scaling><c:delete val="0"/><c:axPos val="${isHorizontal ? 'b' : 'l'}"/><c:majorGridlines><c:spPr><a:ln w="6350">${filled(PALETTE.hairline)}</a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="${escaped(numberFormat)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${SMALL_FONT}<c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="${isHorizontal ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`;
