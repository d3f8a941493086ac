import type { Shade, Span } from '@lqc/phrases';
import { PALETTE } from '../../palette.js';
import { cellsOfSheet, escaped, XML_HEAD } from './xml.js';

/** A table column that a chart shows as a series. */
interface PlottedColumn {
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
  bounds,
}: ChartPart): string {
  const reference = (cells: readonly string[]) => referenceTo(sheet, cells);
  const isStacked = kind === 'shares';
  const seriesXml = series
    .map(
      ({ header, values, shade }, at) =>
        `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>` +
        `<c:tx><c:strRef><c:f>${reference([header])}</c:f></c:strRef></c:tx>` +
        `<c:spPr>${fill(shade ? PALETTE.shades[shade] : PALETTE.series[at % PALETTE.series.length]!)}</c:spPr><c:invertIfNegative val="0"/>` +
        `<c:cat><c:strRef><c:f>${reference(categories)}</c:f></c:strRef></c:cat>` +
        `<c:val><c:numRef><c:f>${reference(values)}</c:f></c:numRef></c:val></c:ser>`,
    )
    .join('');
  const isHorizontal = kind === 'bars';
  const legend =
    series.length > 1
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${font(900)}</c:legend>`
      : '';
  return `${XML_HEAD}<c:chartSpace xmlns:c="${C}" xmlns:a="${A}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:roundedCorners val="0"/><c:chart>${titleXml(title)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="${isHorizontal ? 'bar' : 'col'}"/><c:grouping val="${isStacked ? 'percentStacked' : 'clustered'}"/><c:varyColors val="0"/>${seriesXml}<c:gapWidth val="60"/>${isStacked ? '<c:overlap val="100"/>' : ''}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>${categoryAxis(isHorizontal)}${valueAxis(isHorizontal, numberFormat, bounds)}<c:spPr><a:noFill/></c:spPr></c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr>${fill(PALETTE.paper)}<a:ln w="6350">${fill(PALETTE.hairline)}</a:ln></c:spPr></c:chartSpace>`;
}

function referenceTo(sheet: string, cells: readonly string[]): string {
  const each = cells.map((range) => cellsOfSheet(sheet, range));
  return escaped(each.length === 1 ? each[0]! : `(${each.join(',')})`);
}

const fill = (hex: string) =>
  `<a:solidFill><a:srgbClr val="${hex.slice(1).toUpperCase()}"/></a:solidFill>`;

/** @param size in hundredths of a point */
const run = (size: number, isBold: boolean) =>
  `sz="${size}" b="${isBold ? 1 : 0}"><a:solidFill><a:srgbClr val="${PALETTE.ink.slice(1).toUpperCase()}"/></a:solidFill>`;

const font = (size: number) =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${run(size, false)}</a:defRPr></a:pPr><a:endParaRPr lang="id-ID"/></a:p></c:txPr>`;

const titleXml = (title: string) =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr ${run(1100, true)}</a:defRPr></a:pPr><a:r><a:rPr lang="id-ID" ${run(1100, true)}</a:rPr><a:t>${escaped(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;

/** The category axis. A horizontal chart lists its categories from the top, as the table does. */
const categoryAxis = (isHorizontal: boolean) =>
  `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="${isHorizontal ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${isHorizontal ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${font(900)}<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/></c:catAx>`;

const valueAxis = (isHorizontal: boolean, numberFormat: string, bounds: ChartPart['bounds']) =>
  `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/>${bounds ? `<c:max val="${bounds[1]}"/><c:min val="${bounds[0]}"/>` : ''}</c:scaling><c:delete val="0"/><c:axPos val="${isHorizontal ? 'b' : 'l'}"/><c:majorGridlines><c:spPr><a:ln w="6350">${fill(PALETTE.hairline)}</a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="${escaped(numberFormat)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${font(900)}<c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="${isHorizontal ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`;
